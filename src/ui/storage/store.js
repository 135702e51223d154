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
/** Time limit in milliseconds. A database that has not answered by then counts as silent. */
const PATIENCE = 3000;

const [KEPT, FAILED, FOREIGN, FULL, LOST] = [0, 1, 2, 3, 4];

/** The promise of the open connection. Null before the first use, and after the connection has closed. */
let connection = null;
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

/** Opens the database. An upgrade waits until other tabs have closed their connections. */
async function connect() {
  const request = indexedDB.open(NAME, UPGRADES.length);
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const upgrade of UPGRADES.slice(oldVersion)) upgrade(request.result);
  };
  const database = await done(request);
  const close = () => {
    database.close();
    connection = null;
  };
  // Another tab with a newer version upgrades the database, or somebody deletes it.
  database.onversionchange = close;
  // The browser has closed it, for example because the person has deleted the site's data.
  database.onclose = close;
  return database;
}

/** The open database. It is opened again if it has closed. */
function connected() {
  connection ??= connect().catch((error) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** Begins a transaction. */
async function transaction(stores, mode) {
  const begin = async () => (await connected()).transaction(stores, mode);
  const begun = await begin().catch((error) => {
    // The connection has closed without a message.
    if (error.name !== "InvalidStateError") throw error;
    connection = null;
    return begin();
  });
  running.add(begun);
  begun.addEventListener("complete", () => running.delete(begun));
  begun.addEventListener("abort", () => running.delete(begun));
  return begun;
}

/** Runs `read`, and once more with a new connection if that fails. */
async function twice(read) {
  try {
    return await read();
  } catch {
    connection = null;
    return read();
  }
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

/** The result of `read`, which may be repeated once, or `otherwise` if it fails or takes too long. */
const attempt = (read, otherwise) => within(twice(read), otherwise);

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The key range of the lines of one generation of a slot. */
const linesOf = (slot, generation) => IDBKeyRange.bound([slot, generation], [slot, generation, []]);

/** Whether the person forbids saving. The error of the database does not tell that in every browser. */
function isForbidden() {
  try {
    return !globalThis.localStorage;
  } catch {
    return true;
  }
}

/**
 * All slots, each with the lines of its match. Otherwise a word: "none" if this browser offers no database, "newer" if
 * a newer version of the page has upgraded it, and "silent" if it exists and does not answer.
 */
export function open() {
  if (!globalThis.indexedDB) return Promise.resolve("none");
  const opened = async () => {
    try {
      await connected();
    } catch (error) {
      if (error.name === "VersionError") return "newer";
      // Any other failure may pass.
      if (["SecurityError", "InvalidStateError"].includes(error.name) || isForbidden()) return "none";
      throw error;
    }
    return everySlot();
  };
  return attempt(opened, "silent");
}

async function everySlot() {
  const slots = await done((await transaction(SLOTS)).objectStore(SLOTS).getAllKeys());
  return Promise.all(slots.map(async (slot) => [slot, await read(slot)]));
}

/**
 * The lines of the match in a slot, or of the generation that many generations `before`. An empty string if the slot
 * was never used, and an empty line if the lines are lost.
 */
async function read(slot, before = 0) {
  const all = await transaction([SLOTS, LINES]);
  const kept = await done(all.objectStore(SLOTS).get(slot));
  if (!kept) return "";
  revisions.set(slot, kept.revision);
  return (await done(all.objectStore(LINES).getAll(linesOf(slot, kept.generation - before)))).join("") || "\n";
}

/** The lines of a slot. Null if they cannot be read. */
export const latest = (slot) => attempt(() => read(slot), null);

/** The lines of the previous generation. */
export const older = (slot) => attempt(() => read(slot, 1), "");

/**
 * The answer of a transaction that is filled by `fill`, which gets the transaction and a function to change the answer
 * of a failure. `LOST` if the browser has closed the database meanwhile. `then` runs after it was kept.
 */
async function written(stores, fill, then) {
  const all = await transaction(stores, "readwrite");
  return new Promise((resolve) => {
    let answer = FAILED;
    all.oncomplete = () => resolve(then?.() ?? KEPT);
    all.onabort = () => resolve(all.error?.name === "AbortError" ? LOST : answer);
    fill(all, (failure) => {
      answer = failure;
      all.abort();
    });
  });
}

/**
 * Appends lines to the match of a slot, or begins the next generation with them. The same transaction saves the match's
 * `record` under `key` (unless there are `most` others), and adds its `result` line, if these are given. `LOST` if the
 * database no longer has the match: then it must begin with all its lines.
 */
export function append(slot, begins, lines, key, record, most, result) {
  let done = KEPT;
  let revision = 0;
  const fill = (all, fail) => {
    const [slots, matches, records] = [SLOTS, LINES, RECORDS].map((name) => all.objectStore(name));
    slots.get(slot).onsuccess = ({ target }) => {
      const kept = target.result ?? { generation: 0, lines: 0, revision: 0 };
      const known = revisions.get(slot) ?? 0;
      if (!target.result && known > 0) {
        revisions.delete(slot);
        return fail(LOST);
      }
      if (kept.revision !== known) return fail(FOREIGN);
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
  };
  const kept = () => {
    revisions.set(slot, revision);
    return done;
  };
  return within(written([SLOTS, LINES, RECORDS, RESULTS], fill, kept), FAILED);
}

/** All entries of a store as pairs of key and value, the oldest first. */
async function pairs(store) {
  const all = (await transaction(store)).objectStore(store);
  const [keys, lines] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
  return keys.map((key, at) => [key, lines[at]]);
}

/** All records. Null if they cannot be read. */
export const records = () => attempt(() => pairs(RECORDS), null);

/**
 * All result lines, which the statistics count: their keys, and the lines, each joined to one string, since there may be
 * tens of thousands. Null if they cannot be read.
 */
export const results = () =>
  attempt(async () => {
    const all = await pairs(RESULTS);
    return [all.map(([key]) => key).join("\n"), all.map(([, line]) => line).join("\n")];
  }, null);

/** All matches in progress, and all texts that were set aside. Null if they cannot be read. */
export function everything() {
  const read = async () => {
    const aside = await pairs(ASIDE);
    return [await everySlot(), aside.map(([, { slot, text }]) => [slot, text])];
  };
  return attempt(read, null);
}

/**
 * Deletes the result lines with the keys `gone`, and saves `things`, each a triple of kind, name and text. All or
 * nothing; `FULL` if there would be more than `most` records.
 */
export function stow(gone, things, most) {
  const known = new Map();
  const fill = (all, fail) => {
    const store = (name) => all.objectStore(name);
    const put = {
      result: (_, text) => store(RESULTS).add(text),
      aside: (slot, text) => store(ASIDE).add({ slot, text, when: Date.now() }),
      record(key, text) {
        store(RECORDS).put(text, key);
        store(RECORDS).count().onsuccess = ({ target }) => {
          if (target.result > most) fail(FULL);
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
  };
  const kept = () => {
    for (const [slot, revision] of known) revisions.set(slot, revision);
  };
  return within(written([SLOTS, LINES, ASIDE, RECORDS, RESULTS], fill, kept), FAILED);
}

/** Deletes the records `gone` and saves the records `added`, all or nothing; `FULL` if there would be over `most`. */
export function change(gone, added, most) {
  const fill = (all, fail) => {
    const records = all.objectStore(RECORDS);
    for (const key of gone) records.delete(key);
    for (const [key, line] of added) records.put(line, key);
    records.count().onsuccess = ({ target }) => {
      if (added.length && target.result > most) fail(FULL);
    };
  };
  return within(written(RECORDS, fill), FAILED);
}

/** Saves an unreadable text where nothing overwrites it. The same text is saved only once in a row. */
export function setAside(slot, text) {
  const put = async () => {
    if (asides.get(slot) === text) return;
    await done((await transaction(ASIDE, "readwrite")).objectStore(ASIDE).add({ slot, text, when: Date.now() }));
    asides.set(slot, text);
  };
  return attempt(put, null);
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
  const lines = async () => ((await within(held, true)) ? attempt(() => read(slot), "") : null);
  return within(lines(), "");
}

/** Releases the slot. */
export function leave() {
  left += 1;
  release?.();
  release = null;
}

// The program is still on its way when the page has been parsed, and it needs the database first.
const openEarly = () => connected().catch(() => {});
if (document.readyState === "loading") addEventListener("DOMContentLoaded", openEarly);
else openEarly();
