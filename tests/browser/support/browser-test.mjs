// Runs a test in every engine and size. The page is served under a sub-path, as on GitHub Pages, from the folder DIST
// (by default the build of `make play`). With BRIEF=1, as in `make test`, each test runs in one size. A test fails if the
// console has an error or a warning.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after } from "node:test";
import { serve } from "../../../scripts/site.mjs";
import { session, stop } from "./driver.mjs";
import { ENGINES, selectedEngines, programs } from "./engines.mjs";
import { EMPTY, Page } from "./page.mjs";
import { planTest } from "./test-order.mjs";
import { SIZES } from "./window-sizes.mjs";

/** The folder of the build under test. */
export const DIST = resolve(process.env.DIST ?? "target/play");
const BASE = "/spot-on/";

export * from "./window-sizes.mjs";

/**
 * Plans a test for every selected engine and every size.
 * @param {string} title the property that the test checks
 * @param {(page: Page, site: object) => Promise<void>} body the steps on the page; `site` is its server
 * @param {object} options
 *   `path`: the first page, such as "" for the home page. Without it the test begins on an empty page of its origin, and
 *   opens a page itself, since loading pages takes most of a processor's time;
 *   `serviceWorker`: whether the service worker is installed in `make test`. It downloads all files of the build, which
 *   takes more of a processor than loading the page. In `make test-all` it is always installed;
 *   `sizes` and `engines`: those in which the test runs;
 *   `conditions`: names of conditions of engines.mjs; the test is skipped if an engine lacks one;
 *   `seed`: a number that fixes all random numbers, and shortens pauses (`deterministic-page.js`). Without it every run
 *   deals other cards, so the test must not depend on them. (In Broken Ladder a bot may end a round with its first
 *   move.);
 *   `first`: a script that runs before all others of the page; `early`: a script that runs when the page has been parsed and the program has not loaded yet;
 *   `beside`: contents by path, which are served in addition to the build;
 *   `missing`: a pattern of addresses that the server answers with 404;
 *   `base`: the path under which the page is served; `keep`: the server's Cache-Control header;
 *   `starts`: false if the page is not expected to start;
 *   `brief`: the sizes in `make test`, by default the first of `sizes`; with none only `make test-all` runs the test;
 *   `problems`: true if errors and warnings on the console are expected;
 *   `timeout`: milliseconds; it ends a hanging test, and measures nothing
 */
export function browserTest(title, body, options = {}) {
  const { conditions = [] } = options;
  for (const [rank, engine] of selectedEngines().entries()) {
    if (options.engines?.includes(engine) === false) continue;
    for (const size of sizesOf(options)) {
      const skip = obstacle(engine, conditions);
      const timeout = options.timeout ?? 300_000;
      const order = [rank, size.touch ? 0 : 1, conditions.join(), size.name];
      const run = (context) => visit(context, body, engine, size, options);
      planTest({ order, name: `${title} (${engine}, ${size.name})`, options: { skip, timeout }, run });
    }
  }
}

/**
 * Plans tests that share one page, for tests that keep nothing: each begins where the one before it has ended.
 * @param {string} title what the tests have in common
 * @param {Record<string, (page: Page) => Promise<void>>} parts the steps of each test by its title
 * @param {object} options those of `browserTest`; `path` is opened once
 * @param {(page: Page) => Promise<void>} open further steps before the first test
 */
export function testsOnOnePage(title, parts, options = {}, open = async () => {}) {
  const body = async (page, _site, context) => {
    await open(page);
    for (const [name, steps] of Object.entries(parts)) {
      let failure = null;
      const note = (cause) => {
        failure = cause;
        throw cause;
      };
      await context.test(name, () => steps(page).catch(note));
      if (failure) throw failure;
    }
  };
  browserTest(title, body, options);
}

function sizesOf({ sizes = SIZES, brief = sizes.slice(0, 1) }) {
  return process.env.BRIEF ? brief : sizes;
}

function obstacle(engine, conditions) {
  const lacks = [...programs(engine).lacks, ...conditions.filter((name) => !ENGINES[engine].conditions[name])];
  return lacks.length > 0 && `${engine} lacks ${lacks.join(", ")}`;
}

async function visit(context, body, engine, size, options) {
  const {
    path,
    serviceWorker = !process.env.BRIEF,
    conditions,
    missing,
    seed,
    early,
    first,
    beside,
    base = BASE,
    keep,
    starts = true,
    problems = false,
  } = options;
  assert.ok(existsSync(`${DIST}/index.html`), `${DIST} is empty: run make play first`);
  const instead = { ...EMPTY_PAGE, ...(serviceWorker ? {} : EMPTY_WORKER), ...scripted(seed, early, first), ...beside };
  const site = await fresh({ base, missing, keep, instead });
  const { driver, done } = await session(engine, size, conditions);
  // The runner abandons a test that takes too long. The next test must not use its session.
  const giveUp = () => done(false).catch(() => {});
  context.signal.addEventListener("abort", giveUp);
  const page = new Page(driver, engine, size, site.url, starts);
  let well = false;
  try {
    await (path === undefined ? page.openEmptyPage() : page.go(path));
    await body(page, site, context);
    const said = await page.problems();
    if (!problems) assert.deepEqual(said, [], "the console has errors or warnings");
    well = true;
  } catch (cause) {
    context.diagnostic(await evidence(page, context.name));
    throw cause;
  } finally {
    context.signal.removeEventListener("abort", giveUp);
    if (!context.signal.aborted) await done(well);
    site.close();
  }
}

/**
 * Files that add `deterministic-page.js` and the script `first` before all other scripts of the page, and the script `early`
 * at the end of its body.
 */
function scripted(seed, early, first) {
  const scripts = [];
  if (first !== undefined) scripts.push(["first.js", `{ ${first} }`, "<title>"]);
  if (seed !== undefined) {
    const source = readFileSync(new URL("deterministic-page.js", import.meta.url), "utf8");
    scripts.push(["deterministic-page.js", `{ const SEED = ${seed};\n${source}}`, "<title>"]);
  }
  if (early !== undefined) scripts.push(["early.js", `{ ${early} }`, "</body>"]);
  if (scripts.length === 0) return {};
  let html = readFileSync(`${DIST}/index.html`, "utf8");
  for (const [name, , where] of scripts) html = html.replace(where, `<script src="${name}"></script>$&`);
  return { "/": html, ...Object.fromEntries(scripts.map(([name, source]) => [`/${name}`, source])) };
}

/** An empty page. Its icon is inline, since browsers would request one. */
const EMPTY_PAGE = { [`/${EMPTY}`]: '<!DOCTYPE html><title>Nothing yet</title><link rel="icon" href="data:,">' };

/** A service worker that does nothing. Without any the console would have an error. */
const EMPTY_WORKER = { "/sw.js": "" };

const origins = new Set();

/**
 * Serves the page on an origin that no test has used. Browsers save data per origin, so each test has an empty storage
 * although its session is one of an earlier test.
 */
async function fresh(options) {
  for (;;) {
    const site = await serve(DIST, options);
    if (!origins.has(site.url)) {
      origins.add(site.url);
      return site;
    }
    site.close();
  }
}

/** The address, screenshot and console messages of a page whose test has failed. */
async function evidence(page, name) {
  try {
    const said = (await page.problems()).join("\n");
    return `${name}\n${await page.driver.getCurrentUrl()}\n${await page.save(`failed ${name.replace(/ \(.*/, "")}`)}\nconsole: ${said || "silent"}`;
  } catch (cause) {
    return `${name}\nno screenshot: ${cause.message}`;
  }
}

/** Milliseconds within which a test file must exit after its last test. */
const LEAVING = 5_000;

after(async () => {
  await stop();
  // A test that took too long may still wait for something, which must not delay the other files.
  setTimeout(() => process.exit(), LEAVING).unref();
});
