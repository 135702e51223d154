// Damaged saves of matches in progress, and the outcomes that are expected of them.

import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import { any, damaged, upTo } from "./damaged-text.mjs";
import { OPEN, RECORDS, intact, withChecksums } from "./storage.mjs";

const closed = (record) => `${record}|crc32=${crc32(record).toString(16).padStart(8, "0")}`;

/** The bodies of the lines of a game's match after some steps, one of which may have been taken back. */
export function bodiesOf(id) {
  const line = RECORDS.find((line) => line.includes(`|game=${id}|`));
  const [, players, start, moves] = line.match(/\|([^|]*)\|(spot-on-1\|.*\|moves=)(.*)\|crc32=/);
  const steps = moves.split(",").map((step) => `+${step}`);
  const [played, back] = [steps.slice(0, upTo(steps.length)), upTo(steps.length)];
  if (back < played.length) played.splice(back, 1, played[back], "-", played[back], "=1,0,0,0");
  return [`spot-on-match-1|${players}|${closed(start)}`, ...played];
}

/** Damages the body of one line, or the order of lines. The caller then writes checksums that fit. */
function disordered(bodies) {
  const at = any([0, upTo(bodies.length)]);
  const [, head, record] = bodies[0].match(/^(.*?)(spot-on-1\|.*)\|crc32=/);
  return any([
    () =>
      at === 0 ? [head + closed(damaged(record)), ...bodies.slice(1)] : bodies.with(at, `+${damaged(bodies[at])}`),
    () => bodies.with(at, damaged(bodies[at])),
    () => bodies.toSpliced(at, 1),
    () => bodies.toSpliced(at, 0, any(bodies)),
    () => bodies.with(at, any(bodies)),
  ])();
}

/** A generation of a match: its lines (`text`), and whether they are damaged with fitting checksums (`cunning`). */
function generation(id, isDamaged) {
  const bodies = bodiesOf(id);
  if (!isDamaged) return { text: withChecksums(bodies), cunning: false };
  const cunning = any([true, false, false]);
  return { text: cunning ? withChecksums(disordered(bodies)) : damaged(withChecksums(bodies)), cunning };
}

/** The save of a game's match, with its previous and its newest generation. One or both are damaged. */
export function damagedSave(id) {
  const [older, newest] = any([
    [true, false],
    [false, true],
    [false, true],
    [true, true],
  ]);
  return { id, older: generation(id, older), newest: generation(id, newest) };
}

/**
 * Script: `pause()` waits as long as another navigation within the page would be too many. Browsers throttle pages that
 * navigate more than 200 times in ten seconds.
 */
export const PAUSE = `
  window.navigations ??= [];
  const pause = async () => {
    const [MANY, SPAN] = [180, 10_500];
    const before = navigations.length < MANY ? -Infinity : navigations.at(-MANY);
    await new Promise((done) => setTimeout(done, before + SPAN - performance.now()));
    navigations.push(performance.now());
  };
`;

/**
 * Script: opens one table after the other from the home page, each with the two generations of a save in the database.
 * Returns for each table the notice, the lines that are saved now, the texts that were set aside, and any `harm`.
 */
export const OPEN_SAVES = `${OPEN}${PAUSE}
  const [saves, done] = arguments;
  const there = (what) => new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), 20_000);
    const look = () => {
      const found = document.querySelector(what);
      if (!found) return false;
      clearTimeout(late);
      resolve(found);
      return true;
    };
    if (look()) return;
    const watch = new MutationObserver(() => look() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
  });
  const go = async (hash, what) => {
    await pause();
    location.hash = hash;
    return there(what);
  };
  const keep = (db, slot, texts) => {
    const all = db.transaction(["slots", "lines", "aside"], "readwrite");
    const [slots, lines, aside] = ["slots", "lines", "aside"].map((name) => all.objectStore(name));
    aside.clear();
    lines.delete(IDBKeyRange.bound([slot], [slot, []]));
    texts.forEach((text, at) => lines.put(text, [slot, at + 1, 0]));
    slots.get(slot).onsuccess = ({ target }) =>
      slots.put({ generation: texts.length, lines: 1, revision: (target.result?.revision ?? 0) + 1 }, slot);
    return new Promise((done) => (all.oncomplete = done));
  };
  const kept = async (db, slot) => {
    // This read waits until the page's pending writes are done.
    const all = db.transaction(["slots", "lines", "aside"]);
    const { generation } = await asked(all.objectStore("slots").get(slot));
    const lines = await asked(all.objectStore("lines").getAll(IDBKeyRange.bound([slot, generation], [slot, generation, []])));
    return { lines: lines.join(""), aside: (await asked(all.objectStore("aside").getAll())).map(({ text }) => text) };
  };
  (async () => {
    const db = await open;
    const all = [];
    for (const { id, older, newest } of saves) {
      const home = await go("#/", ".hero");
      await keep(db, id, [older.text, newest.text]);
      const table = home && await go("#/play/" + id, "main.table .board, main.table .curtain");
      if (!table) break;
      const said = document.querySelector(".prompt .notice")?.textContent ?? "";
      all.push({ said, ...(await kept(db, id)), harm: harm() });
    }
    db.close();
    done(all);
  })();
`;

/**
 * Returns a function that tells the outcome of a save: it resumes as a whole or in part, or a new match begins. Any
 * other outcome fails.
 */
export function judge() {
  /** The text of each game that was set aside last. The same text is not set aside twice in a row. */
  const before = new Map();
  return ({ id, older, newest }, { said, lines, aside, harm }) => {
    const context = JSON.stringify({ older, newest, said, lines, aside });
    assert.equal(harm, null, context);
    const seed = lines.match(/\|seed=0*([^|]*)/)?.[1];
    const goesOn = lines === newest.text || (seed && `${older.text}${newest.text}`.includes(seed));
    const { all, good } = intact(newest.text);
    if (said === "" || /newer version/.test(said)) {
      // A save of a newer version stays in its place.
      assert.ok(said === "" ? goesOn && all === good : newest.cunning && lines === newest.text, context);
      return "whole";
    }
    assert.ok(all !== good || newest.cunning || newest.text === "", context);
    const whole = newest.text || "\n";
    assert.deepEqual(aside, before.get(id) === whole ? [] : [whole], context);
    before.set(id, whole);
    if (/^Only part .* copy is kept\.$/.test(said)) {
      assert.ok(goesOn, context);
      return "part";
    }
    assert.match(said, /^Your saved match could not be read\. A copy is kept/, context);
    // Nothing readable is given up.
    assert.ok(newest.cunning || good === 0, context);
    assert.ok(older.cunning || intact(older.text).good === 0, context);
    return "new";
  };
}
