// Measures how long a first visitor waits for a table: from the address to the drawn cards, on slow 4G and with the
// processor slowed down four times. `BESIDE=FOLDER` measures another release in turn with this one, `LANGUAGES="en he"` the
// page in other languages. The median of RUNS runs counts.

import { devtools, session, stop } from "../../tests/browser/support/driver.mjs";
import { GAMES } from "../../tests/browser/support/games.mjs";
import { PHONE } from "../../tests/browser/support/window-sizes.mjs";
import { figure, release } from "./figures.mjs";
import { served } from "./served.mjs";

const RUNS = Number(process.env.RUNS || 3);
const LANGUAGES = (process.env.LANGUAGES || "en").split(" ");
const SLOWER = 4;
/** Slow 4G: milliseconds, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const PATIENCE = 60_000;

/** Notes when the cards of a table are drawn, and when the last file before that had arrived. */
const WATCH = `
  const look = () => {
    if (!document.querySelector(".board .piece")) return requestAnimationFrame(look);
    const bytes = performance.getEntriesByType("resource").map(({ responseEnd }) => responseEnd);
    const last = Math.max(...bytes.filter((end) => end > 0));
    requestAnimationFrame(() => setTimeout(() => { window.table = { last, drawn: performance.now() }; }));
  };
  requestAnimationFrame(look);
`;

/** One visit: when the last byte came, when the cards were drawn, and the bytes until then. */
async function visit(site, language) {
  site.sent.length = 0;
  const { driver, done } = await session("chromium", PHONE);
  await devtools(driver, "Network.enable");
  await devtools(driver, "Network.setCacheDisabled", { cacheDisabled: true });
  await devtools(driver, "Network.emulateNetworkConditions", NETWORK);
  await devtools(driver, "Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await devtools(driver, "Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  await driver.get(`${site.url}?lang=${language}#/play/${GAMES[0]}`);
  const table = await driver.wait(() => driver.executeScript("return window.table"), PATIENCE);
  const needed = site.sent.filter(({ path, later }) => !later && !path.includes("worker"));
  const bytes = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  await done(false);
  return { ...table, bytes };
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const folders = [release, process.env.BESIDE].filter(Boolean);
const visits = [];
for (const coding of ["gzip", "br"]) {
  const sites = await Promise.all(folders.map((folder) => served(folder, coding)));
  // Otherwise a first visit would wait for the compression.
  for (const site of sites) site.packAll();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [at, folder] of folders.entries())
      for (const language of LANGUAGES)
        visits.push({ folder, coding, language, ...(await visit(sites[at], language)) });
  }
  for (const site of sites) site.close();
}
for (const folder of folders) {
  for (const coding of ["gzip", "br"]) {
    for (const language of LANGUAGES) {
      const of = visits.filter(
        (visit) => visit.folder === folder && visit.coding === coding && visit.language === language,
      );
      const beside = folder === release ? "" : "beside/";
      const name = `first table/${beside}${coding}${language === "en" ? "" : `/${language}`}`;
      figure(name, middle(of.map(({ drawn }) => drawn)), "ms");
      figure(`${name}/after the last byte`, middle(of.map(({ drawn, last }) => drawn - last)), "ms");
      figure(`${name}/bytes`, middle(of.map(({ bytes }) => bytes)), "bytes");
    }
  }
}
await stop();
