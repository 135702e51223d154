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

/** A folder with another build of the page, in which every rules page says that it is newer. */
export function newer() {
  const folder = mkdtempSync(join(builds, "build-"));
  cpSync(DIST, folder, { recursive: true });
  const replace = (name, changes) => {
    const change = (text, [before, behind]) => text.replaceAll(before, behind);
    writeFileSync(join(folder, name), changes.reduce(change, readFileSync(join(folder, name), "utf8")));
  };

  const texts = readdirSync(folder).find((name) => name.startsWith("texts-"));
  const changes = [];
  for (const name of readdirSync(join(folder, texts)).filter((name) => name.endsWith(".help.md"))) {
    const before = readFileSync(join(folder, texts, name), "utf8");
    const behind = `${before}\nThis is newer.\n`;
    writeFileSync(join(folder, texts, name), behind);
    changes.push([digest(before), digest(behind)]);
  }
  const build = buildIn(folder);
  const named = [[texts, `texts-${digest(changes.join())}`], [build, digest(build)]];
  renameSync(join(folder, texts), join(folder, named[0][1]));
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".html"))) replace(name, named);
  replace("sw.js", [...named, ...changes]);
  return folder;
}

/** The same before all files have come to the host: one is still that of the older build. */
export function halfWay() {
  const folder = newer();
  const texts = readdirSync(folder).find((name) => name.startsWith("texts-"));
  writeFileSync(join(folder, texts, "ru.txt"), "not yet");
  return folder;
}
