// Makes another build of the page, as a host has after an update.

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { DIST } from "./browser-test.mjs";

// The builds are removed after every browser has been stopped: a service worker may still fetch the files of one.
const builds = mkdtempSync(join(tmpdir(), "spot-on-"));
after(() => rmSync(builds, { recursive: true }));

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The id of the build in a folder. */
export const buildIn = (folder) => readFileSync(join(folder, "index.html"), "utf8").match(/data-build="(\w+)"/)[1];

/** The assets folder of a build, which has almost all of its files. */
const assetsIn = (folder) => readdirSync(folder).find((name) => name.startsWith("assets-"));

/** Makes a folder with another build of the page, whose rules pages say that it is newer. */
export function nextBuild() {
  const folder = mkdtempSync(join(builds, "build-"));
  cpSync(DIST, folder, { recursive: true });
  const texts = join(folder, assetsIn(folder), "texts");
  const changes = new Map();
  for (const name of readdirSync(texts).filter((name) => name.endsWith(".help.md"))) {
    const before = readFileSync(join(texts, name), "utf8");
    const behind = `${before}\nThis is newer.\n`;
    writeFileSync(join(texts, name), behind);
    changes.set(digest(before), digest(behind));
  }
  const build = buildIn(folder);
  changes.set(build, digest(build));
  const assets = assetsIn(folder);
  renameSync(join(folder, assets), join(folder, assets.replace(build, digest(build))));
  // The manifest names the assets folder, so it is changed before the service worker's list of files.
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".html"));
  for (const name of ["manifest.webmanifest", ...pages, "sw.js"]) {
    const before = readFileSync(join(folder, name), "utf8");
    const behind = [...changes].reduce((text, [from, to]) => text.replaceAll(from, to), before);
    writeFileSync(join(folder, name), behind);
    if (name.endsWith(".webmanifest")) changes.set(digest(before), digest(behind));
  }
  return folder;
}

/** Such a build in the middle of an upload: one file does not belong to it yet. */
export function partialUpload() {
  const folder = nextBuild();
  writeFileSync(join(folder, assetsIn(folder), "texts", "shootout.help.md"), "not yet");
  return folder;
}
