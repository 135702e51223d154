// The home page is displayed before the program has loaded, and the program takes over unnoticed.

import assert from "node:assert/strict";
import { SIZES, browserTest } from "../support/browser-test.mjs";

/** Script: the markup of the home page, as painted by the build or as drawn by the program. */
const MARKUP = `
  const [area, whole] = arguments[0]
    ? [new DOMParser().parseFromString(arguments[0], "text/html").querySelector("#painted")]
    : [document.body];
  const parts = [...area.querySelectorAll("header.bar, main.home")];
  return parts.map((part) => part.outerHTML.replace(/<!--[^]*?-->/g, "")).join("");
`;

/** Script: the clock of the page stands where it stood when the page was painted. */
const STILL = `
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts) { super(...(parts.length === 0 ? [0] : parts)); }
    static now() { return 0; }
  };
`;

browserTest(
  "the painted page equals the program's page for a first visitor",
  async (page) => {
    const index = await page.run("return fetch('index.html').then((answer) => answer.text())");
    const painted = await page.run(MARKUP, index);
    assert.match(painted, /<h1/);
    assert.equal(await page.run(MARKUP), painted);
  },
  { path: "", early: STILL, sizes: SIZES.slice(0, 1) },
);

browserTest(
  "a game chosen on the painted page opens",
  async (page) => {
    await page.find(".board");
    assert.match(await page.run("return location.hash"), /^#\/play\//);
  },
  { path: "", early: "document.querySelector('#painted main button').click();", sizes: SIZES.slice(0, 1) },
);

browserTest(
  "a painted link keeps the focus when the program starts",
  async (page) => {
    assert.equal(await page.run("return document.activeElement.hash"), "#/about");
  },
  { path: "", early: "document.querySelector('#painted [href=\"#/about\"]').focus();", sizes: SIZES.slice(0, 1) },
);

browserTest(
  "the painted home page does not cover another page",
  async (page) => {
    assert.equal(await page.run("return sessionStorage.getItem('painted')"), "no");
  },
  {
    path: "#/about",
    early: "sessionStorage.setItem('painted', 'painted' in document.documentElement.dataset ? 'yes' : 'no');",
    sizes: SIZES.slice(0, 1),
  },
);
