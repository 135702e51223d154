// The requirements of browsers for an installable page.

import assert from "node:assert/strict";
import { SIZES, browserTest } from "../support/browser-test.mjs";

browserTest(
  "the manifest is complete, and its pictures exist",
  async (page) => {
    const { manifest, pictures } = await page.driver.executeAsyncScript(`
    const done = arguments[0];
    const { href } = document.querySelector("link[rel=manifest]");
    const measure = async ({ src, sizes }) => {
      const image = Object.assign(new Image(), { src: new URL(src, href) });
      await image.decode();
      return { sizes, is: image.naturalWidth + "x" + image.naturalHeight };
    };
    const read = async () => {
      const manifest = await (await fetch(href)).json();
      return { manifest, pictures: await Promise.all([...manifest.icons, ...manifest.screenshots].map(measure)) };
    };
    read().then(done);
  `);
    for (const { sizes, is } of pictures) assert.ok(sizes === "any" || sizes === is, `${is} instead of ${sizes}`);
    const { name, short_name, description, lang, display, categories, icons, screenshots } = manifest;
    for (const text of [name, short_name, description, lang]) assert.ok(text);
    assert.equal(display, "standalone");
    assert.ok(categories.includes("games"));
    assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
    for (const form of ["narrow", "wide"]) assert.ok(screenshots.some(({ form_factor }) => form_factor === form));
    // Relative addresses work wherever the folder is. Without an `id` a browser identifies the page by its start address.
    // An `id` would be resolved from the root of the host, so every copy and other projects there would share it.
    assert.deepEqual([manifest.start_url, manifest.scope, manifest.id], ["./", "./", undefined]);
  },
  { path: "", sizes: SIZES.slice(0, 1) },
);
