// Measures bytes on the wire: a first visit until the home page responds, the offline cache and the bots' worker after
// that, the first table, and a second visit.

import { session, stop } from "../../tests/browser/support/driver.mjs";
import { GAMES } from "../../tests/browser/support/games.mjs";
import { Page } from "../../tests/browser/support/page.mjs";
import { PHONE } from "../../tests/browser/support/window-sizes.mjs";
import { sizes } from "../../scripts/size.mjs";
import { figure, limit, release } from "./figures.mjs";
import { served } from "./served.mjs";

const sum = (answers) => answers.reduce((total, { bytes }) => total + bytes, 0);

const site = await served(release);
const { driver } = await session("chromium", PHONE);
const page = new Page(driver, "chromium", PHONE, site.url, true);
const quiet = async () => {
  // The page is quiet when two checks, each of an idle page, find the same number of responses.
  for (let before = -1; before !== site.sent.length; ) {
    before = site.sent.length;
    await driver.executeAsyncScript("requestIdleCallback(() => setTimeout(arguments[0], 500))");
  }
};

await page.go();
await page.find("h1");
const isWorker = ({ path }) => /worker/.test(path);
await quiet();
await page.until(() => page.run("return navigator.serviceWorker.controller !== null"), "nothing is kept");
/** The parts of the program, which the idle page fetches. */
const isPart = ({ path }) => /\/(split|chunk)_/.test(path);
const first = site.sent.filter((sent) => !sent.later && !isPart(sent));
const parts = site.sent.filter((sent) => !sent.later && isPart(sent));
const later = site.sent.filter(({ later }) => later);
for (const { path, bytes } of first) console.log(`  ${path.padEnd(40)} ${bytes}`);

const worker = later.filter(isWorker);
const ofTable = site.sent.length;
await page.go(`#/play/${GAMES[0]}`);
await page.find(".board");
await page.named("Hint");
await quiet();
const table = site.sent.slice(ofTable);

const before = site.sent.length;
await driver.get("about:blank");
await page.go();
await page.find("h1");
await quiet();
const second = site.sent.slice(before);

figure("wire/first-visit", sum(first), "bytes");
figure("wire/parts", sum(parts), "bytes");
figure("wire/worker", sum(worker), "bytes");
figure("wire/offline", sum(later) - sum(worker), "bytes");
figure("wire/table", sum(table), "bytes");
figure("wire/second-visit", sum(second), "bytes");
for (const { name, bytes, most } of sizes(release)) limit(`${name} (bytes)`, bytes, most);
limit("the first table", sum(table), 0);
limit("the second visit", sum(second), 0);
await driver.quit();
site.close();
await stop();
