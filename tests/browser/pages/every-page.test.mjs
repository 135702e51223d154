// Every page: it opens, is accessible in every theme, and fits its window.

import assert from "node:assert/strict";
import { COLOURS, axe } from "../support/axe.mjs";
import { NARROW, PHONE, ZOOMED, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { GAMES } from "../support/games.mjs";
import { linkOf } from "../support/shared-links.mjs";
import { RECORDS, matchLines, visit, writeRecords } from "../support/storage.mjs";
import { openTable } from "../support/open-table.mjs";
import { fits, targetsAreLarge } from "../support/touch-targets.mjs";

const PAGES = {
  home: "#/",
  settings: "#/settings",
  statistics: "#/statistics",
  about: "#/about",
  history: "#/history",
  "replay of a match": "#/replay/00000000000-0",
  "link of a match": `#/match/${linkOf("one-up")}`,
  "link of nothing": "#/match/nothing",
  "committed deal": "#/deal/shootout",
  invitation: "#/room/AAECAwQFBgcICQoLDA0ODwABAgMEBQYH/one-up/Anna",
  "damaged invitation": "#/room/AAEC",
  "how nobody can peek": "#/no-peeking",
  ...Object.fromEntries(
    GAMES.flatMap((id) => ["setup", "play", "learn", "rules"].map((page) => [`${page} ${id}`, `#/${page}/${id}`])),
  ),
};

/** Script: the fields that iOS zooms into, since their text is smaller than 16 px. */
const SMALL_FIELDS = `
  const fields = document.querySelectorAll("select, textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])");
  return [...fields].filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16).map((it) => it.outerHTML.slice(0, 80));
`;

/** Whether a page is a table, which does not scroll. */
const isTable = (name) => /^(play|learn|replay) /.test(name);

/** Opens the site with these settings and some finished matches. */
async function come(page, settings) {
  await visit(page, "#/settings", settings);
  await writeRecords(page, RECORDS);
}

/** Whether the page was loaded since the last call, as a page in a frame always is. Then the browser has the focus. */
const isLoaded = (page) => page.run("const had = window.hadBefore; window.hadBefore = true; return !had");

/** Goes from page to page, as a visitor does who reloads none of them. */
async function visitAll(page, look) {
  await isLoaded(page);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.go(path);
    await page.find("main h1, header h1");
    await page.settled();
    if (!(await isLoaded(page))) await keepsFocus(page, `opening ${name}`);
    await look(name);
    await fits(page, { scrolls: !isTable(name) });
  }
}

browserTest(
  "every page is accessible in every theme, and large enough for fingers",
  async (page) => {
    await come(page, { theme: "light" });
    await visitAll(page, async (name) => {
      await axe(page);
      await page.shot(`${name} light`);
      if (page.size === PHONE) await targetsAreLarge(page);
      assert.deepEqual(await page.run(SMALL_FIELDS), [], `${name}: phones zoom into fields with small text`);
      for (const theme of ["dark", "contrast", "light"]) {
        await page.run("document.documentElement.dataset.theme = arguments[0]", theme);
        if (theme === "light") continue;
        await axe(page, COLOURS);
        await page.shot(`${name} ${theme}`);
      }
    });
  },
  { timeout: 900_000 },
);

browserTest("the gallery is accessible in every theme and deck", async (page) => {
  await visit(page, "#/gallery");
  await page.find(".gallery .states");
  for (const theme of ["light", "dark", "contrast"]) {
    await page.tap(await page.named(theme));
    for (const deck of ["standard", "large", "four", "large four"]) {
      await page.tap(await page.named(deck));
      await page.find(`.gallery[data-theme="${theme}"][data-deck="${deck}"]`);
      await axe(page, theme === "light" ? null : COLOURS);
      await page.shot(`gallery ${theme} ${deck}`);
    }
  }
  await fits(page, { scrolls: true });
});

browserTest(
  "every page fits its window",
  async (page) => {
    await come(page);
    await visitAll(page, (name) => page.shot(name));
  },
  { sizes: [NARROW, ZOOMED], brief: [ZOOMED], timeout: 600_000 },
);

browserTest("the home page lists two matches in progress, and more on request", async (page) => {
  for (const id of GAMES) {
    await openTable(page, id);
    await page.until(() => matchLines(page, id), `the match of ${id} is not kept`);
  }
  await page.go("#/");
  const seen = () =>
    page.run(`
    return [...document.querySelectorAll("a.continue")].filter((link) => link.checkVisibility()).length;
  `);
  await page.find(".continue");
  assert.equal(await seen(), 2);
  await page.says(".continued summary", /^3 more matches/);
  await page.shot("home with games begun");
  await page.tap(await page.find(".continued summary"));
  await page.until(async () => (await seen()) === GAMES.length, "not all are seen");
  await axe(page);
  await page.shot("home with games begun, all seen");
  await page.tap((await page.all("a.continue")).at(-1));
  await page.find(".board");
});

browserTest("a wrong address leads home with a sentence", async (page) => {
  for (const path of ["#/nowhere", "#/play/chess", "#/setup", "#/%61"]) {
    await page.go(path);
    await page.reload();
    await page.says(".notice", /does not exist/);
  }
});

browserTest("the set-up applies chosen options, and disables forbidden ones", async (page) => {
  await page.go("#/setup/hundred-rummy");
  const strict = () => page.find('input[value="strict"]');
  assert.equal(await (await strict()).isEnabled(), false);
  await page.tap(await page.find('input[name="seats"][value="1"]'));
  await page.until(async () => (await strict()).isEnabled(), "the solitaire cannot be made strict");
  await page.tap(await strict());
  await page.tap(await page.named("Start"));
  await page.find('[data-seats="1"]');
  assert.match(await matchLines(page, "hundred-rummy"), /solitaire_end:strict/);
});
