// Saves matches in progress in the browser's database (IndexedDB). A slot has one match, to which lines are only
// appended. When the match is resumed, or another one begins, all lines are written anew as the next generation. The
// previous generation stays until the generation after that begins. Failures are returned as values, never thrown.
//
// `records` has the finished matches, each a line under its key; `results` has the lines that the statistics count.

const NAME = "spot-on";
const SLOTS = "slots";
const LINES = "lines";
const ASIDE = "aside";
const RECORDS = "records";
const RESULTS = "results";
/** Each step upgrades the database by one version. */
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
/** Time limit in milliseconds. A database that has not answered by then counts as missing. */
const PATIENCE = 3000;

const [KEPT, FAILED, FOREIGN, FULL] = [0, 1, 2, 3];

let database = null;
/** The revision of each slot as this page knows it. */
const revisions = new Map();
/** The text of each slot that this page has set aside last. */
const asides = new Map();
/** Releases the lock on a slot. */
let release = null;
/** Number of releases so far. A lock that is granted after a release was requested before it, and is not wanted. */
let left = 0;
/** Transactions in progress. */
const running = new Set();

/** Begins a transaction. */
function transaction(stores, mode) {
  const begun = database.transaction(stores, mode);
  running.add(begun);
  begun.addEventListener("complete", () => running.delete(begun));
  begun.addEventListener("abort", () => running.delete(begun));
  return begun;
}

// Closing a page ends its transactions. WebKit, though, may put the page into its back-forward cache with open
// transactions, and every later page then waits for them. They are aborted here. A page that is restored from that
// cache reloads, and so starts from the saved state.
let isCut = false;
addEventListener("pagehide", () => {
  for (const begun of running) {
    isCut = true;
    try {
      begun.abort();
    } catch {
      // The transaction has finished already.
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

/** The key range of the lines of one generation of a slot. */
const linesOf = (slot, generation) => IDBKeyRange.bound([slot, generation], [slot, generation, []]);

/**
 * All slots, each with the lines of its match. A falsy value if this browser offers no database, and true if a newer
 * version of the page has upgraded it.
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
    // Another tab with a newer version upgrades the database, so this one closes it.
    database.onversionchange = () => database.close();
    return everySlot();
  };
  return within(opened());
}

async function everySlot() {
  const slots = await done(transaction(SLOTS).objectStore(SLOTS).getAllKeys());
  return Promise.all(slots.map(async (slot) => [slot, await read(slot)]));
}

/**
 * The lines of the match in a slot, or of the generation that many generations `before`. An empty string if the slot
 * was never used, and an empty line if the lines are lost.
 */
async function read(slot, before = 0) {
  const all = transaction([SLOTS, LINES]);
  const kept = await done(all.objectStore(SLOTS).get(slot));
  if (!kept) return "";
  revisions.set(slot, kept.revision);
  return (await done(all.objectStore(LINES).getAll(linesOf(slot, kept.generation - before)))).join("") || "\n";
}

/** The lines of the previous generation. */
export const older = (slot) => within(read(slot, 1), "");

/**
 * Appends lines to the match of a slot, or begins the next generation with them. The same transaction saves the match's
 * `record` under `key` (unless there are `most` others), and adds its `result` line, if these are given.
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

/** All entries of a store as pairs of key and value, the oldest first. */
async function pairs(store) {
  const all = transaction(store).objectStore(store);
  const [keys, lines] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
  return keys.map((key, at) => [key, lines[at]]);
}

/** All records. */
export const records = () => within(pairs(RECORDS));

/** All result lines, which the statistics count. */
export const results = () => within(pairs(RESULTS));

/** All matches in progress, and all texts that were set aside. */
export function everything() {
  const read = async () => {
    const aside = await pairs(ASIDE);
    return [await everySlot(), aside.map(([, { slot, text }]) => [slot, text])];
  };
  return within(read());
}

/**
 * Deletes the result lines with the keys `gone`, and saves `things`, each a triple of kind, name and text. All or
 * nothing; `FULL` if there would be more than `most` records.
 */
export function stow(gone, things, most) {
  const stowed = new Promise((resolve) => {
    let answer = FAILED;
    const all = transaction([SLOTS, LINES, ASIDE, RECORDS, RESULTS], "readwrite");
    const store = (name) => all.objectStore(name);
    const known = new Map();
    all.oncomplete = () => {
      for (const [slot, revision] of known) revisions.set(slot, revision);
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
      // The match that was here stays as the previous generation.
      match(slot, text) {
        store(SLOTS).get(slot).onsuccess = ({ target }) => {
          const { generation, revision } = target.result ?? { generation: 0, revision: 0 };
          store(LINES).put(text, [slot, generation + 1, 0]);
          store(SLOTS).put({ generation: generation + 1, lines: 1, revision: revision + 1 }, slot);
          // This page then knows the new revision, so it may begin a match in this slot.
          known.set(slot, revision + 1);
        };
      },
    };
    for (const key of gone) store(RESULTS).delete(key);
    for (const [kind, name, text] of things) put[kind](name, text);
  });
  return within(stowed, FAILED);
}

/** Deletes the records `gone` and saves the records `added`, all or nothing; `FULL` if there would be over `most`. */
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

/** Saves an unreadable text where nothing overwrites it. The same text is saved only once in a row. */
export function setAside(slot, text) {
  const put = async () => {
    if (asides.get(slot) === text) return;
    await done(transaction(ASIDE, "readwrite").objectStore(ASIDE).add({ slot, text, when: Date.now() }));
    asides.set(slot, text);
  };
  return within(put(), null);
}

/**
 * Locks a slot for this page, with `forced` also if another page holds it, and reads its lines anew. Null if another
 * page holds the slot. `lost` is called when another page takes it away.
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
    // Without the Web Locks API, revisions still detect that two pages write.
    if (!navigator.locks) return resolve(true);
    navigator.locks.request(`${NAME}/${slot}`, options, keep).catch(() => (isHeld ? lost() : resolve(true)));
  });
  const lines = async () => ((await within(held, true)) ? within(read(slot), "") : null);
  return within(lines(), "");
}

/** Releases the slot. */
export function leave() {
  left += 1;
  release?.();
  release = null;
}
