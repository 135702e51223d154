// What a host has after an update: the same page as another build.

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { DIST } from "./everywhere.mjs";

// Until every browser has been stopped, some page may still read from a build: a service worker fetches all of one.
const builds = mkdtempSync(join(tmpdir(), "spot-on-"));
after(() => rmSync(builds, { recursive: true }));

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The id of the build in a folder. */
export const buildIn = (folder) => readFileSync(join(folder, "index.html"), "utf8").match(/data-build="(\w+)"/)[1];

/** The folder of a build with all of its files but a few. */
const assetsIn = (folder) => readdirSync(folder).find((name) => name.startsWith("assets-"));

/** A folder with another build of the page, in which every rules page says that it is newer. */
export function newer() {
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
  // The manifest names the folder, so the service worker's list of files comes after it.
  for (const name of ["manifest.webmanifest", "index.html", "verify.html", "verify.ru.html", "sw.js"]) {
    const before = readFileSync(join(folder, name), "utf8");
    const behind = [...changes].reduce((text, [from, to]) => text.replaceAll(from, to), before);
    writeFileSync(join(folder, name), behind);
    if (name.endsWith(".webmanifest")) changes.set(digest(before), digest(behind));
  }
  return folder;
}

/** The same before all files have come to the host: one is still that of the older build. */
export function halfWay() {
  const folder = newer();
  writeFileSync(join(folder, assetsIn(folder), "texts", "ru.txt"), "not yet");
  return folder;
}
