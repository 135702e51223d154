// What the browser's database does for matches in progress. A slot has one match, whose lines are only added. When it is
// gone on with later, or another one begins, its lines are written anew as the next generation; the one before stays
// until then. Whatever fails comes back as a value, never as an error.
//
// Finished matches lie beside them, each a line under its key; `results` is what the statistics count.

const NAME = "spot-on";
const SLOTS = "slots";
const LINES = "lines";
const ASIDE = "aside";
const RECORDS = "records";
const RESULTS = "results";
/** Each step makes of one version of the database the next. */
const UPGRADES = [
  (db) => {
    db.createObjectStore(SLOTS);
    db.createObjectStore(LINES);
    db.createObjectStore(ASIDE, { autoIncrement: true });
  },
  (db) => {
    db.createObjectStore(RECORDS);
    db.createObjectStore(RESULTS, { autoIncrement: true });
  },
];
/** A database that has not answered after so many milliseconds is taken for none. */
const PATIENCE = 3000;

const [KEPT, FAILED, FOREIGN, FULL] = [0, 1, 2, 3];

let database = null;
/** The revision of each slot as this page knows it. */
const revisions = new Map();
/** What this page has set aside last of each slot. */
const asides = new Map();
/** How the lock on a slot is given back. */
let release = null;
/** How often slots were given back: a lock that is granted after that is not wanted any more. */
let left = 0;
/** Transactions that are not done. */
const running = new Set();

/** Begins a transaction. */
function transaction(stores, mode) {
  const begun = database.transaction(stores, mode);
  running.add(begun);
  begun.addEventListener("complete", () => running.delete(begun));
  begun.addEventListener("abort", () => running.delete(begun));
  return begun;
}

// A page that is closed takes its transactions along. WebKit, though, may put it away as it stands, with transactions for
// which every page after it then waits. They end here; a page that is fetched again begins anew with what is kept.
let isCut = false;
addEventListener("pagehide", () => {
  for (const begun of running) {
    isCut = true;
    try {
      begun.abort();
    } catch {
      // It is as good as done.
    }
  }
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && isCut) location.reload();
});

const within = (promise, otherwise) =>
  Promise.race([promise, new Promise((done) => setTimeout(done, PATIENCE, otherwise))]).catch(() => otherwise);

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
  });

/** The lines of one generation of a slot. */
const linesOf = (slot, generation) => IDBKeyRange.bound([slot, generation], [slot, generation, []]);

/**
 * All slots, each with the lines of its match; nothing if this browser has no database for us, and true if a newer version
 * of the page has made it its own.
 */
export function open() {
  const opened = async () => {
    const request = indexedDB.open(NAME, UPGRADES.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const upgrade of UPGRADES.slice(oldVersion)) upgrade(request.result);
    };
    try {
      database = await done(request);
    } catch ({ name }) {
      return name === "VersionError";
    }
    // Another tab has a newer version: this one steps aside.
    database.onversionchange = () => database.close();
    return everySlot();
  };
  return within(opened());
}

async function everySlot() {
  const slots = await done(transaction(SLOTS).objectStore(SLOTS).getAllKeys());
  return Promise.all(slots.map(async (slot) => [slot, await read(slot)]));
}

/** The lines of the match in a slot, or those of so many generations before. Where they are lost, there is an empty one. */
async function read(slot, before = 0) {
  const all = transaction([SLOTS, LINES]);
  const kept = await done(all.objectStore(SLOTS).get(slot));
  if (!kept) return "";
  revisions.set(slot, kept.revision);
  return (await done(all.objectStore(LINES).getAll(linesOf(slot, kept.generation - before)))).join("") || "\n";
}

/** The lines of the generation before. */
export const older = (slot) => within(read(slot, 1), "");

/**
 * Adds lines to the match of a slot, or begins the next generation with them. With them its record is put under a key, if
 * there is one, unless there are `most` others; and the line that counts it is added, if there is one.
 */
export function append(slot, begins, lines, key, record, most, result) {
  const added = new Promise((resolve) => {
    let answer = FAILED;
    let done = KEPT;
    const all = transaction([SLOTS, LINES, RECORDS, RESULTS], "readwrite");
    const [slots, matches, records] = [SLOTS, LINES, RECORDS].map((name) => all.objectStore(name));
    let revision = 0;
    all.oncomplete = () => {
      revisions.set(slot, revision);
      resolve(done);
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
      if (result) all.objectStore(RESULTS).add(result);
      if (!key) return;
      records.put(record, key);
      records.count().onsuccess = ({ target }) => {
        if (target.result <= most) return;
        done = FULL;
        records.delete(key);
      };
    };
  });
  return within(added, FAILED);
}

/** All that is in a store, each with its key, the oldest first. */
async function pairs(store) {
  const all = transaction(store).objectStore(store);
  const [keys, lines] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
  return keys.map((key, at) => [key, lines[at]]);
}

/** All records. */
export const records = () => within(pairs(RECORDS));

/** All lines that count matches. */
export const results = () => within(pairs(RESULTS));

/** Everything: matches in progress, and what was set aside. */
export function everything() {
  const read = async () => {
    const aside = await pairs(ASIDE);
    return [await everySlot(), aside.map(([, { slot, text }]) => [slot, text])];
  };
  return within(read());
}

/**
 * Lets lines that count matches go, and puts other things in: each is what it is, its name and its text. All of that or
 * nothing; `FULL` if there would be more than `most` records.
 */
export function stow(gone, things, most) {
  const stowed = new Promise((resolve) => {
    let answer = FAILED;
    const all = transaction([SLOTS, LINES, ASIDE, RECORDS, RESULTS], "readwrite");
    const store = (name) => all.objectStore(name);
    const known = new Map();
    all.oncomplete = () => {
      known.forEach((revision, slot) => revisions.set(slot, revision));
      resolve(KEPT);
    };
    all.onabort = () => resolve(answer);
    const put = {
      result: (_, text) => store(RESULTS).add(text),
      aside: (slot, text) => store(ASIDE).add({ slot, text, when: Date.now() }),
      record(key, text) {
        store(RECORDS).put(text, key);
        store(RECORDS).count().onsuccess = ({ target }) => {
          if (target.result <= most) return;
          answer = FULL;
          all.abort();
        };
      },
      // The match that was here stays as the generation before.
      match(slot, text) {
        store(SLOTS).get(slot).onsuccess = ({ target }) => {
          const { generation, revision } = target.result ?? { generation: 0, revision: 0 };
          store(LINES).put(text, [slot, generation + 1, 0]);
          store(SLOTS).put({ generation: generation + 1, lines: 1, revision: revision + 1 }, slot);
          // Whoever begins a match here then has seen this one.
          known.set(slot, revision + 1);
        };
      },
    };
    for (const key of gone) store(RESULTS).delete(key);
    for (const [kind, name, text] of things) put[kind](name, text);
  });
  return within(stowed, FAILED);
}

/** Lets records go and puts others in, all of that or nothing; `FULL` if there would be more than `most`. */
export function change(gone, added, most) {
  const changed = new Promise((resolve) => {
    let answer = FAILED;
    const all = transaction(RECORDS, "readwrite");
    const records = all.objectStore(RECORDS);
    all.oncomplete = () => resolve(KEPT);
    all.onabort = () => resolve(answer);
    for (const key of gone) records.delete(key);
    for (const [key, line] of added) records.put(line, key);
    records.count().onsuccess = ({ target }) => {
      if (!added.length || target.result <= most) return;
      answer = FULL;
      all.abort();
    };
  });
  return within(changed, FAILED);
}

/** Keeps a text that could not be read where nothing overwrites it, once. */
export function setAside(slot, text) {
  const put = async () => {
    if (asides.get(slot) === text) return;
    await done(transaction(ASIDE, "readwrite").objectStore(ASIDE).add({ slot, text, when: Date.now() }));
    asides.set(slot, text);
  };
  return within(put(), null);
}

/**
 * Takes a slot for this page, also away from another if it is `forced`, and reads it anew: its lines, or nothing if
 * another page has it. `lost` is called when another page takes it away.
 */
export function hold(slot, forced, lost) {
  leave();
  const now = left;
  const held = new Promise((resolve) => {
    const options = forced ? { steal: true } : { ifAvailable: true };
    let isHeld = false;
    const keep = (lock) => {
      isHeld = lock !== null && now === left;
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
  left += 1;
  release?.();
  release = null;
}
