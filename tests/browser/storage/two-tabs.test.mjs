// Two tabs play one match in any order. Every line that was reported as saved is there in the end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";

/** The page's module that saves matches. Under two names it has two instances, as in two tabs. */
const STORE = readFileSync(new URL("../../../src/ui/storage/store.js", import.meta.url), "utf8");
const beside = { "/first.js": STORE, "/second.js": STORE };

/** Number of matches, each of which both tabs play at the same time. */
const MATCHES = 1000;
const AT_ONCE = 50;

/** Script: plays some of these matches, and returns all errors. */
const PLAY = `
  const [from, to] = arguments;
  const stores = () => Promise.all(["first.js", "second.js"].map((name) => import(new URL(name, document.baseURI))));
  const any = (number) => Math.floor(Math.random() * number);
  const pause = () => new Promise((done) => setTimeout(done, any(4)));
  const KEPT = 0;

  /** A tab that takes the match, plays a line, or leaves, at random. It adds every saved line to the list. */
  async function tab(store, slot, name, kept) {
    let owns = false, known = "", begins = true;
    const take = async (forced) => {
      const text = await store.hold(slot, forced, () => (owns = false));
      if (text === null) return;
      [owns, known, begins] = [true, text, true];
    };
    const play = async (number) => {
      if (!owns) return;
      const line = name + number + ";";
      const answer = await store.append(slot, begins, begins ? known + line : line);
      if (answer !== KEPT) return (owns = false);
      kept.push(line);
      [known, begins] = [known + line, false];
    };
    for (let number = 0; number < 8; number += 1) {
      const what = any(6);
      if (what < 2) await take(what === 0);
      else if (what < 5) await play(number);
      else [owns] = [false, store.leave()];
      await pause();
    }
    store.leave();
  }

  return stores().then(async ([first, second]) => {
    await first.open();
    await second.open();
    const wrong = [];
    for (let match = from; match < to; match += 1) {
      const [slot, kept] = ["tabs-" + match, []];
      await Promise.all([tab(first, slot, "a", kept), tab(second, slot, "b", kept)]);
      const text = await first.hold(slot, true, () => {});
      first.leave();
      const there = text.split(";").slice(0, -1).map((line) => line + ";");
      const same = there.length === kept.length && kept.every((line) => there.includes(line));
      if (!same) wrong.push(kept.join(" ") + " became " + text);
      window.played += kept.length;
    }
    return wrong;
  });
`;

browserTest(
  "two tabs that play one match in any order lose nothing",
  async (page) => {
    await page.run("window.played = 0");
    for (let from = 0; from < MATCHES; from += AT_ONCE) {
      assert.deepEqual(await page.run(PLAY, from, from + AT_ONCE), []);
    }
    assert.ok((await page.run("return played")) > MATCHES, "hardly anything was played");
  },
  { path: "", beside, sizes: [DESKTOP], brief: [] },
);
