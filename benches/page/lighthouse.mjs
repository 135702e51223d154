// Runs Lighthouse with its mobile profile, which simulates a slow phone on a slow connection. The median of RUNS runs
// counts.

import { session, stop } from "../../tests/browser/support/driver.mjs";
import { DESKTOP } from "../../tests/browser/support/window-sizes.mjs";
import { figure, limit, release } from "./figures.mjs";
import { served } from "./served.mjs";

const RUNS = Number(process.env.RUNS || 3);
// Lighthouse is not among the packages of the tests: benches/page/measure.sh installs it here.
const { default: lighthouse } = await import("../../.tools/measure/node_modules/lighthouse/core/index.js");

const site = await served(release);
// The driver only starts the browser; Lighthouse controls it.
const { driver } = await session("chromium", DESKTOP);
const port = Number((await driver.getCapabilities()).get("goog:chromeOptions").debuggerAddress.split(":")[1]);
const runs = [];
for (let run = 0; run < RUNS; run += 1) {
  const { lhr } = await lighthouse(site.url, { port, output: "json", logLevel: "error" });
  runs.push(lhr);
}
await driver.quit().catch(() => {});
site.close();
await stop();

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const score = (category) => middle(runs.map(({ categories }) => Math.round(100 * categories[category].score)));
for (const [category, least] of [
  ["performance", 95],
  ["accessibility", 100],
  ["best-practices", 100],
  ["seo", 100],
]) {
  figure(`lighthouse/${category}`, score(category), "of 100");
  limit(`100 less ${category}`, 100 - score(category), 100 - least);
}
const value = (audit) => middle(runs.map(({ audits }) => audits[audit].numericValue));
figure("lighthouse/largest-contentful-paint", value("largest-contentful-paint"), "ms");
figure("lighthouse/first-contentful-paint", value("first-contentful-paint"), "ms");
figure("lighthouse/total-blocking-time", value("total-blocking-time"), "ms");
figure("lighthouse/cumulative-layout-shift", 1000 * value("cumulative-layout-shift"), "thousandths");
limit("the largest contentful paint (ms)", value("largest-contentful-paint"), 1500);
limit("the layout shift", value("cumulative-layout-shift"), 0);

// Prints the failed audits of the first run, for anyone who wants to fix them.
const audits = Object.values(runs[0].audits);
const failed = audits.filter(
  ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
);
for (const { id, title, displayValue = "" } of failed) console.log(`  ${id}: ${title} ${displayValue}`);
