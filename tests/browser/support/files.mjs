// Files that a person chooses in the browser's dialog, or saves.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { crc32 } from "node:zlib";

const folder = mkdtempSync(join(tmpdir(), "spot-on-"));
after(() => rmSync(folder, { recursive: true }));

/** Chooses a file with this text for a field of the page. */
export async function choose(page, selector, text) {
  const name = join(mkdtempSync(join(folder, "chosen-")), "file.txt");
  writeFileSync(name, text);
  await (await page.find(selector)).sendKeys(name);
}

/** Imports a file with this text in the history, and returns the page's message. */
export async function importText(page, text) {
  await choose(page, ".file input", text);
  await page.until(async () => /\.$/.test(await page.text(".said p")), "nothing is said of the file");
  return page.text(".said p");
}

/** The text of a records file with these lines. */
export const fileOf = (lines) => `spot-on-records-1|${lines.length}\n${lines.join("\n")}\n`;

/** The text of a backup file with these lines. */
export function backupFile(...things) {
  const body = ["spot-on-chest-1", ...things, ""].join("\n");
  return `${body}crc32=${crc32(body).toString(16).padStart(8, "0")}\n`;
}

/** The text of the file that the page offers when this button is pressed. */
export async function downloaded(page, button) {
  await page.run(`
    window.saved = null;
    HTMLAnchorElement.prototype.click = () => {};
    URL.createObjectURL = (blob) => { blob.text().then((text) => (window.saved = text)); return "blob:"; };
    URL.revokeObjectURL = () => {};
  `);
  await page.tap(await page.named(button));
  return page.until(() => page.run("return window.saved"), "nothing is saved");
}
