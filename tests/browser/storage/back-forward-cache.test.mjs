// A page that is left while it writes. Browsers may put it into their back-forward cache, in case somebody goes back.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";

const STORE = readFileSync(new URL("../../../src/ui/storage/store.js", import.meta.url), "utf8");
const LINE = "kept;";

/** Script: locks a match, and reads its saved text. A falsy value if the database does not answer. */
const TAKE = `
  const store = import(new URL("store.js", document.baseURI)).then(async (store) => {
    const slots = await store.open();
    return slots && { store, text: await store.hold("left", true, () => {}) };
  });
`;

/** Script: writes until the page is left, and counts the lines that were reported as saved. */
const WRITE = `${TAKE}
  const [line, kept] = arguments;
  return store.then(({ store }) => {
    const goOn = async (begins, soFar) => {
      if ((await store.append("left", begins, line)) !== 0) return;
      sessionStorage.setItem("kept", soFar);
      goOn(false, soFar + 1);
    };
    goOn(kept === 0, kept + 1);
  });
`;

/** Script: the saved text, and the number of lines that were reported as saved. */
const READ = `${TAKE}
  return store.then((found) => found && [found.text, Number(sessionStorage.getItem("kept"))]);
`;

browserTest(
  "a page that is left while writing does not block others",
  async (page) => {
    let kept = 0;
    for (let times = 0; times < 5; times += 1) {
      await page.run(WRITE, LINE, kept);
      await page.until(
        () => page.run("return Number(sessionStorage.getItem('kept')) > arguments[0]", kept),
        "nothing is kept",
      );
      await page.revisit("");
      const [text, said] = await page.until(() => page.run(READ), "the database does not answer");
      kept = text.length / LINE.length;
      assert.ok(kept >= said && text === LINE.repeat(kept), `${said} lines were kept, and ${kept} are there`);
    }
    await page.driver.navigate().back();
    await page.driver.navigate().back();
    // The page reloads itself, perhaps while this script runs.
    await page.until(() => page.run(READ), "the database does not answer to a page that was fetched again");
  },
  { path: "", beside: { "/store.js": STORE }, sizes: [DESKTOP], conditions: ["back-forward cache"] },
);
