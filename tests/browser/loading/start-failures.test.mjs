// A page that cannot start says so.

import { axe } from "../support/axe.mjs";
import { SIZES, browserTest } from "../support/browser-test.mjs";

const broken = { path: "", starts: false, problems: true, sizes: SIZES.slice(0, 1) };

const says = async (page, sentence) => {
  await page.says("#boot", sentence);
  await axe(page);
};

browserTest("a sentence says that WebAssembly is missing", (page) => says(page, /needs WebAssembly, which/), {
  conditions: ["no wasm"],
  ...broken,
});

browserTest(
  "the page reports a missing file, and can load it again",
  async (page, site) => {
    await says(page, /could not be started/);
    site.mend();
    await page.tap(await page.named("Try again"));
    await page.until(() => page.run("return document.getElementById('boot') === null"), "it does not start");
  },
  { missing: /\.wasm$/, ...broken },
);

/** Delays the program until the test calls `bring()`. */
const LATE = `
  const bare = fetch.bind(window);
  const wanted = new Promise((done) => (window.bring = done));
  window.fetch = async (address, ...rest) => {
    if (/spot-on_bg/.test(address)) await wanted;
    return bare(address, ...rest);
  };
`;
const late = { path: "", early: LATE, sizes: SIZES.slice(0, 1), starts: false };

browserTest(
  "a button pressed before the program has loaded takes effect afterwards",
  async (page) => {
    await page.tap(await page.find("#painted .tile .primary"));
    await page.says("#boot .moment", /moment/);
    await axe(page);
    await page.shot("program-coming");
    await page.run("bring()");
    await page.find(".board");
  },
  late,
);

browserTest(
  "a link followed before the program has loaded opens afterwards",
  async (page) => {
    await page.tap(await page.find('#painted a[href^="#/rules"]'));
    await page.says("#boot", /is loading/);
    await page.run("bring()");
    await page.find(".help section");
  },
  late,
);

browserTest(
  "an address changed before the program starts is opened",
  async (page) => {
    await page.run("bring()");
    await page.find("fieldset");
  },
  { ...late, early: `${LATE} location.hash = "#/settings";` },
);

browserTest(
  "a painted button keeps the focus when the program starts",
  async (page) => {
    await page.run("document.querySelector('#painted .tile .primary').focus()");
    const label = await page.focused();
    await page.run("bring()");
    await page.find("body > :not(#boot) .tile .primary");
    await page.until(async () => (await page.focused()) === label, "the focus is lost");
  },
  late,
);

browserTest("the first sentence stays if scripts do not run", (page) => says(page, /needs JavaScript/), {
  missing: /boot\.js$/,
  ...broken,
});
