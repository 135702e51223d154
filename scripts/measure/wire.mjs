// Bytes on the wire: a first visit until the home page can be used, the bots' worker afterwards, a second visit.

import { session, stop } from "../../tests/browser/driver.mjs";
import { GAMES } from "../../tests/browser/games.mjs";
import { Page } from "../../tests/browser/page.mjs";
import { PHONE } from "../../tests/browser/sizes.mjs";
import { figure, limit, release } from "./figures.mjs";
import { served } from "./served.mjs";

const sum = (answers) => answers.reduce((total, { bytes }) => total + bytes, 0);

const site = await served(release);
const { driver } = await session("chromium", PHONE);
const page = new Page(driver, "chromium", PHONE, site.url, true);
const quiet = async () => {
  // Nothing more is asked for when two looks, each at an idle page, find the same.
  for (let before = -1; before !== site.sent.length; ) {
    before = site.sent.length;
    await driver.executeAsyncScript("requestIdleCallback(() => setTimeout(arguments[0], 500))");
  }
};

await page.go();
await page.find("h1");
const isWorker = ({ path }) => /worker/.test(path);
await quiet();
const first = site.sent.filter((answer) => !isWorker(answer));
for (const { path, bytes } of first) console.log(`  ${path.padEnd(40)} ${bytes}`);

await page.go(`#/play/${GAMES[0]}`);
await page.find(".board");
await page.until(() => site.sent.some(({ path }) => /worker.*wasm/.test(path)), "no worker is loaded");
await quiet();
const worker = site.sent.filter(isWorker);

const before = site.sent.length;
await driver.get("about:blank");
await page.go();
await page.find("h1");
await quiet();
const second = site.sent.slice(before);

figure("wire/first-visit", sum(first), "bytes");
figure("wire/worker", sum(worker), "bytes");
figure("wire/second-visit", sum(second), "bytes");
limit("the first visit", sum(first), 300_000);
limit("the worker", sum(worker), 200_000);
limit("the second visit", sum(second), 0);
await driver.quit();
site.close();
await stop();
