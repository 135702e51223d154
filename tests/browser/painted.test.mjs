// The home page is there before the program, and nobody notices when the program takes over.

import assert from "node:assert/strict";
import { SIZES, everywhere } from "./everywhere.mjs";

/** The markup of the home page as it was painted, or as the program has drawn it. */
const MARKUP = `
  const [area, whole] = arguments[0]
    ? [new DOMParser().parseFromString(arguments[0], "text/html").querySelector("#painted")]
    : [document.body];
  const parts = [...area.querySelectorAll("header.bar, main.home")];
  return parts.map((part) => part.outerHTML.replace(/<!--[^]*?-->/g, "")).join("");
`;

everywhere("what is painted is what the program draws for a first visitor", async (page) => {
  const index = await page.run("return fetch('index.html').then((answer) => answer.text())");
  const painted = await page.run(MARKUP, index);
  assert.match(painted, /<h1/);
  assert.equal(await page.run(MARKUP), painted);
}, { sizes: SIZES.slice(0, 1) });

everywhere("what is pressed before the program is there is done then", async (page) => {
  await page.find(".board");
  assert.match(await page.run("return location.hash"), /^#\/play\//);
}, { early: "document.querySelector('#painted main button').click();", sizes: SIZES.slice(0, 1) });

everywhere("the keyboard stays where it was", async (page) => {
  assert.equal(await page.run("return document.activeElement.hash"), "#/about");
}, { early: "document.querySelector('#painted [href=\"#/about\"]').focus();", sizes: SIZES.slice(0, 1) });

everywhere("another page is not painted over", async (page) => {
  assert.equal(await page.run("return sessionStorage.getItem('painted')"), "no");
}, {
  path: "#/about",
  early: "sessionStorage.setItem('painted', 'painted' in document.documentElement.dataset ? 'yes' : 'no');",
  sizes: SIZES.slice(0, 1),
});
