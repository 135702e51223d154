// A page that cannot start says so.

import { axe } from "./axe.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";

const broken = { starts: false, problems: true, sizes: SIZES.slice(0, 1) };

const says = async (page, sentence) => {
  await page.until(async () => sentence.test(await page.text("#boot")), `the page does not say ${sentence}`);
  await axe(page);
};

everywhere("without WebAssembly a sentence says what is missing", (page) => says(page, /needs WebAssembly, which/), {
  conditions: ["no wasm"],
  ...broken,
});

everywhere("a file that is not found is told, and tried again", async (page, site) => {
  await says(page, /could not be started/);
  site.mend();
  await page.tap(await page.named("Try again"));
  await page.until(() => page.run("return document.getElementById('boot') === null"), "it does not start");
}, { missing: /\.wasm$/, ...broken });

everywhere("without scripts the first sentence stays", (page) => says(page, /needs JavaScript/), {
  missing: /boot-\w+\.js$/,
  ...broken,
});
