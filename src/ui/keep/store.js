// What the browser's database does for matches in progress. A slot has one match, whose lines are only added. When it is
// gone on with later, or another one begins, its lines are written anew as the next generation; the one before stays
// until then. Whatever fails comes back as a value, never as an error.

const NAME = "spot-on";
const SLOTS = "slots";
const LINES = "lines";
const ASIDE = "aside";
/** A database that has not answered after so many milliseconds is taken for none. */
const PATIENCE = 3000;

const [KEPT, FAILED, FOREIGN] = [0, 1, 2];

let database = null;
/** The revision of each slot as this page knows it. */
const revisions = new Map();
/** How the lock on a slot is given back. */
let release = null;

const within = (promise, otherwise) =>
  Promise.race([promise, new Promise((done) => setTimeout(done, PATIENCE, otherwise))]).catch(() => otherwise);

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
  });

/** The lines of one generation of a slot. */
const linesOf = (slot, generation) => IDBKeyRange.bound([slot, generation], [slot, generation, []]);

/** All slots, each with the lines of its match; nothing if this browser has no database for us. */
export function open() {
  const opened = async () => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SLOTS);
      request.result.createObjectStore(LINES);
      request.result.createObjectStore(ASIDE, { autoIncrement: true });
    };
    database = await done(request);
    // Another tab has a newer version: this one steps aside.
    database.onversionchange = () => database.close();
    const slots = await done(database.transaction(SLOTS).objectStore(SLOTS).getAllKeys());
    return Promise.all(slots.map(async (slot) => [slot, await read(slot)]));
  };
  return within(opened());
}

/** The lines of the match in a slot, or those of so many generations before. */
async function read(slot, before = 0) {
  const all = database.transaction([SLOTS, LINES]);
  const kept = await done(all.objectStore(SLOTS).get(slot));
  if (!kept) return "";
  revisions.set(slot, kept.revision);
  return (await done(all.objectStore(LINES).getAll(linesOf(slot, kept.generation - before)))).join("");
}

/** The lines of the generation before. */
export const older = (slot) => within(read(slot, 1), "");

/** Adds lines to the match of a slot, or begins the next generation with them. */
export function append(slot, begins, lines) {
  const added = new Promise((resolve) => {
    let answer = FAILED;
    const all = database.transaction([SLOTS, LINES], "readwrite");
    const [slots, matches] = [all.objectStore(SLOTS), all.objectStore(LINES)];
    let revision = 0;
    all.oncomplete = () => {
      revisions.set(slot, revision);
      resolve(KEPT);
    };
    all.onabort = () => resolve(answer);
    slots.get(slot).onsuccess = ({ target }) => {
      const kept = target.result ?? { generation: 0, lines: 0, revision: 0 };
      if (kept.revision !== (revisions.get(slot) ?? 0)) {
        answer = FOREIGN;
        return all.abort();
      }
      if (begins) {
        kept.generation += 1;
        kept.lines = 0;
        matches.delete(IDBKeyRange.bound([slot], [slot, kept.generation - 1], false, true));
      }
      revision = kept.revision += 1;
      matches.put(lines, [slot, kept.generation, kept.lines++]);
      slots.put(kept, slot);
    };
  });
  return within(added, FAILED);
}

/** Keeps a text that could not be read where nothing overwrites it. */
export function setAside(slot, text) {
  const put = async () => done(database.transaction(ASIDE, "readwrite").objectStore(ASIDE).add({ slot, text, when: Date.now() }));
  return within(put(), null);
}

/**
 * Takes a slot for this page, also away from another if it is `forced`, and reads it anew: its lines, or nothing if
 * another page has it. `lost` is called when another page takes it away.
 */
export function hold(slot, forced, lost) {
  leave();
  const held = new Promise((resolve) => {
    const options = forced ? { steal: true } : { ifAvailable: true };
    let isHeld = false;
    const keep = (lock) => {
      isHeld = lock !== null;
      resolve(isHeld);
      return isHeld && new Promise((free) => (release = free));
    };
    // Where there are no locks, revisions still tell when two pages write.
    if (!navigator.locks) return resolve(true);
    navigator.locks.request(`${NAME}/${slot}`, options, keep).catch(() => (isHeld ? lost() : resolve(true)));
  });
  const lines = async () => ((await within(held, true)) ? within(read(slot), "") : null);
  return within(lines(), "");
}

/** Gives the slot back. */
export function leave() {
  release?.();
  release = null;
}
