// The browsers that the tests can drive: one row each. `ENGINES=chromium,firefox` selects engines; Chromium is the
// default. To add an engine, add a row: other files name engines only for a few exceptions. Tests of engines that lack a
// program are skipped.
//
// Run as a program, this file prints which programs were found, and fails if a selected engine lacks one. With
// `--lacking` it only prints the names of such engines.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const FORCED_COLOURS = { features: [{ name: "forced-colors", value: "active" }] };

/** Turns off the back-forward cache. With the cache, each page that follows would take a process of its own. */
const NO_BACK_FORWARD_CACHE = "--disable-back-forward-cache";

/**
 * A row has the programs of an engine (each under any of several names; a `screen` is started before the driver), the
 * command that starts the driver on a port, and the capabilities of a session for a window size.
 *
 * `conditions`: environments that a test can ask for by name. The parameter `extra` has the settings that they add, in
 * the row's own terms; `without` has the arguments that they remove; `devtools` has commands for Chromium that follow
 * when the session is open.
 * `profile`: the settings for a browser profile in a folder. `log`: the driver hands out console messages. `touch`: the
 * driver supports touch. `exact`: the window gets its size from the capabilities. Other windows are resized, and become
 * no narrower than `narrowest`; a narrower page is in a frame. `bars`: the window has toolbars of the browser, into
 * which Tab leads.
 * `single`: the driver opens one session at a time. `once`: the driver sometimes hangs when another session follows, so
 * each session has a driver of its own. `lasts`: a session ends after this number of tests, because one process has all
 * of its pages and grows with each: 1.3 GB and 160 threads after 120 pages. `forgetful`: the windows are private, and a
 * site's caches are lost when no page of it is open for a moment
 * (https://github.com/microsoft/playwright/pull/41647), so a page is reloaded in place. `env`: environment variables of
 * the driver's processes; variables that the caller sets take precedence.
 */
export const ENGINES = {
  chromium: {
    programs: {
      browser: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
      driver: ["chromedriver"],
    },
    command: ({ driver }, port) => [driver, `--port=${port}`],
    capabilities: ({ browser }, { width, height, touch }, extra) => ({
      browserName: "chrome",
      "goog:loggingPrefs": { browser: "ALL" },
      "goog:chromeOptions": {
        binary: browser,
        args: argumentsOf(CHROMIUM_ARGS, extra),
        prefs: Object.assign({}, ...extra.map(({ prefs }) => prefs)),
        mobileEmulation: {
          deviceMetrics: { width, height, pixelRatio: touch ? 2 : 1, touch, mobile: touch },
        },
      },
    }),
    conditions: {
      "no wasm": { args: ["--js-flags=--jitless"] },
      "no storage": { prefs: { "profile.default_content_setting_values.cookies": 2 } },
      "reduced motion": { args: ["--force-prefers-reduced-motion"] },
      "forced colours": { devtools: [["Emulation.setEmulatedMedia", FORCED_COLOURS]] },
      "two windows": {},
      "back-forward cache": { without: [NO_BACK_FORWARD_CACHE] },
    },
    profile: (folder) => ({ args: [`--user-data-dir=${folder}`] }),
    log: true,
    touch: true,
    exact: true,
  },

  firefox: {
    programs: { browser: ["firefox-esr", "firefox"], driver: ["geckodriver"] },
    command: ({ driver }, port) => [driver, "--port", String(port)],
    capabilities: ({ browser }, { touch }, extra) => ({
      browserName: "firefox",
      "moz:firefoxOptions": {
        binary: browser,
        args: ["-headless", ...extra.flatMap(({ args = [] }) => args)],
        prefs: Object.assign({}, touch ? FIREFOX_TOUCH : {}, ...extra.map(({ prefs }) => prefs)),
      },
    }),
    conditions: {
      "no wasm": { prefs: { "javascript.options.wasm": false } },
      "no storage": { prefs: { "network.cookie.cookieBehavior": 2 } },
      "reduced motion": { prefs: { "ui.prefersReducedMotion": 1 } },
      "forced colours": { prefs: { "browser.display.document_color_use": 2 } },
      "two windows": {},
      "back-forward cache": {},
    },
    profile: (folder) => ({ args: ["-profile", folder] }),
    touch: true,
    single: true,
    narrowest: 500,
    bars: true,
  },

  webkit: {
    programs: { driver: ["WebKitWebDriver"], screen: ["Xvfb"] },
    command: ({ driver }, port) => [driver, `--port=${port}`],
    // Version 2.50.6 compiles WebAssembly while it runs. On a busy machine it then sometimes makes calls or reads that
    // the program never asked for, or crashes. Its interpreter does not. With two busy processes beside it and two
    // frames that load a table again and again, it crashed twice in some 1,400 loads, and never in 900 without the
    // compilers. Its older interpreter (`JSC_useWasmIPInt=0`) shows the same fault once in a hundred loads, as traps of
    // the program, and never without the compilers either.
    // Its threads draw into shared memory. Without a graphics card Mesa 22.3.6 renders for them, and sometimes reads
    // memory that another thread has freed. Rendering by one thread alone shares no memory.
    env: { JSC_useBBQJIT: "0", JSC_useOMGJIT: "0", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" },
    capabilities: () => ({}),
    // Its driver hangs when there is a second window.
    conditions: { "back-forward cache": {} },
    single: true,
    once: true,
    lasts: 30,
    forgetful: true,
    narrowest: 447,
    bars: true,
  },
};

const CHROMIUM_ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Background windows must not be slower than others.
  "--disable-renderer-backgrounding",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  NO_BACK_FORWARD_CACHE,
];

/** The command-line arguments of a browser. */
function argumentsOf(usual, extra) {
  const without = extra.flatMap(({ without = [] }) => without);
  return [...usual, ...extra.flatMap(({ args = [] }) => args)].filter((arg) => !without.includes(arg));
}

/** A touch screen: pointers are coarse (1) and cannot hover. */
const FIREFOX_TOUCH = {
  "ui.primaryPointerCapabilities": 1,
  "ui.allPointerCapabilities": 1,
  "dom.w3c_touch_events.enabled": 1,
};

/** The names of the selected engines. */
export function selectedEngines() {
  const names = (process.env.ENGINES || "chromium").split(",");
  for (const name of names) {
    if (!ENGINES[name]) throw new Error(`no engine is called ${name}: ${Object.keys(ENGINES)}`);
  }
  return names;
}

/** The programs of an engine: `found` has their paths, `lacks` the names of the missing ones. */
export function programs(name) {
  const found = {};
  const lacks = [];
  for (const [role, names] of Object.entries(ENGINES[name].programs)) {
    found[role] = names.map(which).find(Boolean);
    if (!found[role]) lacks.push(names[0]);
  }
  return { found, lacks };
}

function which(program) {
  // GitHub's machines keep chromedriver and geckodriver in folders that only these variables name.
  const { PATH = "", CHROMEWEBDRIVER = "", GECKOWEBDRIVER = "" } = process.env;
  const folders = [...PATH.split(delimiter), CHROMEWEBDRIVER, GECKOWEBDRIVER].filter(Boolean);
  return folders
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = selectedEngines().map((name) => ({ name, ...programs(name) }));
  const lacking = rows.filter(({ lacks }) => lacks.length > 0);
  if (process.argv[2] === "--lacking") {
    for (const { name } of lacking) console.log(name);
  } else {
    for (const { name, found, lacks } of rows) {
      const what = lacks.length ? `not found: ${lacks.join(", ")}` : Object.values(found).join(", ");
      console.log(`browsers: ${name}: ${what}`);
    }
    process.exitCode = lacking.length > 0 ? 1 : 0;
  }
}
