// Reads and writes the data that the page saves in the browser.

import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";

/** Finished matches, one of each game. */
export const RECORDS = readFileSync(new URL("../../it/history.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);

/** Saves a value under a name. The page reads it when it is loaded again. */
export const store = (page, name, value) =>
  page.run("localStorage.setItem(`spot-on/${arguments[0]}`, arguments[1])", name, JSON.stringify(value));

/** The string that is saved under a name, or null. */
export const stored = (page, name) => page.run("return localStorage.getItem(`spot-on/${arguments[0]}`)", name);

/** Opens a page with these settings and no others. */
export async function visit(page, path, settings = {}) {
  await store(page, "settings", { pace: "off", ...settings });
  await page.load(path);
  await page.find("h1");
}

/** The selector of a radio button by its name and value. */
export const radio = (name, value) => `input[name="${name}"][value="${value}"]`;

/** The lines of a game's match in progress in the database, or null. */
export const matchLines = (page, slot) => inDatabase(page, (put, slot) => put(null, slot), slot);

/** Replaces the lines of a game's match in progress in the database. */
export const writeMatchLines = (page, slot, text) => inDatabase(page, (put, slot, text) => put(text, slot), slot, text);

/** Lines with these bodies, as the page writes them: each with a checksum of itself and of all earlier lines. */
export function withChecksums(bodies) {
  let sum = 0;
  const line = (body) => {
    sum = sumOf(sum, body);
    return `${hexadecimal(sum)} ${body}\n`;
  };
  return bodies.map(line).join("");
}

/** The number of lines (`all`), and the number of intact lines from the first on (`good`). */
export function intact(text) {
  const all = text.split("\n").map((line) => line.replace(/\r$/, ""));
  if (all.at(-1) === "") all.pop();
  let sum = 0;
  const torn = all.findIndex((line) => {
    sum = sumOf(sum, line.slice(9));
    return !line.startsWith(`${hexadecimal(sum)} `);
  });
  return { all: all.length, good: torn < 0 ? all.length : torn };
}

const hexadecimal = (sum) => sum.toString(16).padStart(8, "0");
const sumOf = (before, body) => crc32(`${hexadecimal(before)} ${body}`);

/** The entries that were set aside because they could not be read. */
export const setAside = (page) =>
  page.run(`${OPEN}
  return open.then((db) => asked(db.transaction("aside").objectStore("aside").getAll()));`);

/** The result lines, which the statistics count. */
export const results = (page) =>
  page.run(`${OPEN}
  return open.then(async (db) => {
    const all = await asked(db.transaction("results").objectStore("results").getAll());
    db.close();
    return all;
  });`);

/** Adds result lines. */
export const writeResults = (page, lines) =>
  page.run(
    `${OPEN}
  const [lines] = arguments;
  return open.then((db) => {
    const all = db.transaction("results", "readwrite");
    for (const line of lines) all.objectStore("results").add(line);
    return new Promise((done) => { all.oncomplete = () => (db.close(), done()); });
  });`,
    lines,
  );

/** Adds finished matches, the first under the key `00000000000-0`. */
export const writeRecords = (page, lines) =>
  page.run(
    `${OPEN}
  const [lines] = arguments;
  return open.then((db) => {
    const all = db.transaction("records", "readwrite");
    lines.forEach((line, at) => all.objectStore("records").put(line, String(at).padStart(11, "0") + "-0"));
    return new Promise((done) => { all.oncomplete = () => (db.close(), done()); });
  });`,
    lines,
  );

/** Script: `open` is a promise of the page's database. */
export const OPEN = `
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const open = asked(indexedDB.open("spot-on"));
`;

/** Reads or replaces the lines of a slot. */
const inDatabase = (page, put, ...args) =>
  page.run(
    `${OPEN}
  const args = arguments;
  const put = async (text, slot) => {
    const db = await open;
    try {
      return await change(db, text, slot);
    } finally {
      db.close();
    }
  };
  const change = async (db, text, slot) => {
    const all = db.transaction(["slots", "lines"], text === null ? "readonly" : "readwrite");
    const [slots, lines] = [all.objectStore("slots"), all.objectStore("lines")];
    const kept = await asked(slots.get(slot));
    if (!kept) return null;
    const range = IDBKeyRange.bound([slot, kept.generation], [slot, kept.generation, []]);
    if (text === null) return (await asked(lines.getAll(range))).join("");
    lines.delete(range);
    await asked(lines.put(text, [slot, kept.generation, 0]));
  };
  return (${put})(put, ...args);
`,
    ...args,
  );
