// Every language: found by itself, chosen in one press, on its landing page, and with room for its texts.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { PHONE, browserTest } from "../support/browser-test.mjs";
import { NARROW } from "../support/window-sizes.mjs";
import { GAMES } from "../support/games.mjs";
import { overlappingControls } from "../support/overlaps.mjs";
import { stored, visit } from "../support/storage.mjs";

/** Each language with a word of its settings page. */
const LANGUAGES = {
  de: /Einstellungen/,
  es: /Ajustes|Configuración/,
  fr: /Réglages|Paramètres/,
  he: /הגדרות/,
  it: /Impostazioni/,
  pl: /Ustawienia/,
  "pt-BR": /Configurações|Ajustes/,
  ru: /Настройки/,
  tr: /Ayarlar/,
  uk: /Налаштування/,
  zh: /设置/,
};

const root = (page, name) => page.run("return document.documentElement.getAttribute(arguments[0])", name);
const inBrowser = (tag) => `Object.defineProperty(navigator, "languages", { value: ["${tag}"] });`;

browserTest(
  "a first visitor sees the painted home page in the language of the browser",
  async (page) => {
    await page.load("#/");
    await page.says("h1", /genaue Zahl|genau/i);
    assert.equal(await root(page, "lang"), "de");
    await page.find('.languages [aria-current][lang="de"]');
    await axe(page);
    await page.shot("home in German");
    // One press changes the language, and it stays.
    await page.tap(await page.find('.languages [lang="uk"]'));
    await page.until(async () => (await root(page, "lang")) === "uk", "the language does not change");
    await page.find(".home h1");
    await page.until(async () => JSON.parse(await stored(page, "settings"))?.language === "uk", "it is not kept");
    assert.equal(await page.run("return location.search"), "");
    await page.load("#/settings");
    await page.says("h1", LANGUAGES.uk);
  },
  { first: inBrowser("de-AT"), sizes: [PHONE] },
);

browserTest(
  "a link may carry a language, which does not overrule a choice",
  async (page) => {
    await page.load("?lang=pt#/settings");
    await page.says("h1", LANGUAGES["pt-BR"]);
    await visit(page, "#/settings", { language: "fr" });
    await page.load("?lang=he#/settings");
    await page.says("h1", LANGUAGES.he);
    assert.equal(await root(page, "dir"), "rtl");
    await page.load("#/settings");
    await page.says("h1", LANGUAGES.fr);
  },
  { sizes: [PHONE] },
);

browserTest(
  "the landing page of a language leads to the program, and names the others",
  async (page) => {
    await page.load("pl/");
    assert.equal(await root(page, "lang"), "pl");
    const others = await page.run(
      "return [...document.querySelectorAll('[rel=alternate]')].map((it) => it.hreflang + ' ' + it.getAttribute('href'))",
    );
    assert.equal(others.length, Object.keys(LANGUAGES).length + 2);
    assert.ok(others.includes("x-default ../") && others.includes("de ../de/"), others.join());
    await page.shot("landing page");
    await page.tap(await page.find("#painted .tile button"));
    await page.find(".board");
    assert.equal(await root(page, "lang"), "pl");
    // Who has played goes on to the program at once.
    await page.load("pl/");
    await page.until(() => page.run("return !location.pathname.endsWith('/pl/')"), "the visitor stays");
  },
  { sizes: [PHONE], starts: false },
);

browserTest(
  "cards have the letters of the language, or international ones",
  async (page) => {
    const drawn = () =>
      page.run("return document.querySelector('.hero .picture path.pip, .hero .picture .pip')?.getAttribute('d')");
    await visit(page, "#/", { language: "en" });
    const english = await drawn();
    await visit(page, "#/", { language: "de" });
    assert.notEqual(await drawn(), english);
    await page.go("#/settings");
    await page.tap(await page.find('input[name="letters"][value="international"]'));
    await page.until(async () => /international/.test(await stored(page, "settings")), "the choice is not kept");
    await page.load("#/");
    await page.find(".hero .picture path");
    await page.until(async () => (await drawn()) === english, "the letters stay German");
    await visit(page, "#/settings", { language: "es" });
    assert.equal((await page.all('input[name="letters"]')).length, 0, "Spanish letters are the international ones");
  },
  { sizes: [PHONE] },
);

browserTest(
  "cards lie in the same order from right to left, and the bar is mirrored",
  async (page) => {
    const places = () =>
      page.run(`
      const left = (thing) => thing.getBoundingClientRect().left;
      const { top } = document.querySelector(".tray").getBoundingClientRect();
      const isHeld = (card) => card.checkVisibility() && card.getBoundingClientRect().bottom > top + 20;
      const cards = [...document.querySelectorAll(".pieces > *")].filter(isHeld);
      const order = cards.map((it, at) => [left(it), at]).sort(([one], [other]) => one - other).map(([, at]) => at);
      return { order, back: left(document.querySelector(".table-bar .icon")), tools: left(document.querySelector(".tools")) };
    `);
    const course = "#/course/one-hundred-and-one/3";
    await visit(page, course, { language: "en" });
    await page.find(".puzzle b");
    await page.settled();
    const english = await places();
    await visit(page, course, { language: "he" });
    await page.find(".puzzle b");
    await page.settled();
    const hebrew = await places();
    assert.ok(english.order.length > 1, "there is no hand");
    assert.deepEqual(hebrew.order, english.order);
    assert.ok(english.back < english.tools && hebrew.back > hebrew.tools, "the bar is not mirrored");
  },
  { sizes: [PHONE] },
);

/** Texts that do not fit into their button or tab, and elements beyond the edge of the window. */
const tooLong = (page) =>
  page.run(`
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1;
  const isCut = (it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== "visible";
  const isOut = ({ left, right }) => left < -1 || right > innerWidth + 1;
  return [...document.querySelectorAll("main :is(.button, button, label, h1, h2, th, dt), header a, .tools *")]
    .filter(isShown)
    .filter((it) => !it.closest(".pieces, .hidden-text, .scene, svg, [aria-hidden]"))
    .filter((it) => isCut(it) || isOut(it.getBoundingClientRect()))
    .map((it) => it.tagName + "." + it.className + ": " + it.textContent.trim().slice(0, 50));
`);

const PAGES = ["#/", "#/daily", "#/puzzles", "#/settings", "#/statistics", "#/history", "#/about", "#/no-peeking"];

for (const tag of Object.keys(LANGUAGES)) {
  browserTest(
    `${tag}: no text is longer than its place on the narrowest phone`,
    async (page) => {
      await visit(page, "#/settings", { language: tag });
      await page.says("h1", LANGUAGES[tag]);
      const games = GAMES.flatMap((id) => [`#/setup/${id}`, `#/rules/${id}`, `#/play/${id}`, `#/course/${id}`]);
      const found = [];
      for (const path of [...PAGES, ...games]) {
        await page.go(path);
        await page.find("h1");
        await page.settled();
        const wide = await page.run(
          "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
        );
        if (wide > 0) found.push(`${path}: ${wide} pixels too wide`);
        found.push(...(await tooLong(page)).map((text) => `${path}: ${text}`));
        found.push(...(await overlappingControls(page)).map((text) => `${path}: ${text}`));
        await page.shot(`${tag} ${path}`);
      }
      assert.deepEqual(found, []);
    },
    { timeout: 300_000, sizes: [NARROW], brief: [] },
  );
}
