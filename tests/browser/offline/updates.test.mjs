// A newer build of the page: it is found, offered between matches, and applied on request. Windows are wide,
// since frames need a network.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { buildIn, nextBuild, partialUpload } from "../support/next-build.mjs";
import { openTable } from "../support/open-table.mjs";
import { askForHint, cacheNames, openRules, shownBuild, waitUntilCached } from "../support/service-worker.mjs";
import { store } from "../support/storage.mjs";

const wide = { path: "", serviceWorker: true, sizes: [DESKTOP] };
/** Browsers log failed requests on the console. */
const cutOff = { ...wide, problems: true, timeout: 600_000 };
/** The Cache-Control header of a host that has everything cached for a year. */
const YEAR = "public, max-age=31536000, immutable";

/** Whether the offer of a newer build is visible. */
const isOffered = (page) => page.run("return (document.querySelector('.update')?.getClientRects().length ?? 0) > 0");

/** Waits until a newer build is ready, whether or not it is offered. */
const waits = (page) =>
  page.until(() => page.run("return 'update' in document.documentElement.dataset"), "no update is found");

browserTest(
  "a newer build is offered between matches, and applied on request",
  async (page, site) => {
    await waitUntilCached(page);
    const next = nextBuild();
    site.show(next);
    const old = await shownBuild(page);
    await openTable(page, GAMES[0]);
    await waits(page);
    assert.equal(await shownBuild(page), old);
    assert.equal(await isOffered(page), false, "it is offered during a match");
    await page.go("#/");
    await page.until(() => isOffered(page), "it is not offered");
    await axe(page);
    assert.doesNotMatch(await openRules(page, GAMES[0]), /This is newer/);

    await page.go("#/");
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await shownBuild(page)) === buildIn(next), "it is not taken");
    await page.find("h1");
    assert.equal(await isOffered(page), false, "it is offered again");
    assert.match(await openRules(page, GAMES[0]), /This is newer/);
    await page.until(async () => (await cacheNames(page)).join() === `spot-on/${buildIn(next)}`, "what is old is kept");
  },
  { ...wide, keep: YEAR },
);

browserTest(
  "an update is loaded anew if the browser has forgotten the registration",
  async (page, site) => {
    await waitUntilCached(page);
    const next = nextBuild();
    site.show(next);
    await page.reload();
    await waits(page);
    await page.until(() => isOffered(page), "it is not offered");
    // The page loads so fast that the word could be missed.
    await page.run(`
      window.said = [];
      const button = document.querySelector(".update button");
      new MutationObserver(() => sessionStorage.setItem("said", button.textContent)).observe(button, { childList: true });
      return navigator.serviceWorker.getRegistration().then((registration) => registration.unregister());
    `);
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await shownBuild(page)) === buildIn(next), "it is not taken");
    assert.equal(await page.run("return sessionStorage.getItem('said')"), "Reloading the page …");
  },
  { ...wide, keep: YEAR },
);

browserTest(
  "another open page keeps its own build",
  async (page, site) => {
    await waitUntilCached(page);
    const old = await shownBuild(page);
    const first = await page.driver.getWindowHandle();
    const next = nextBuild();
    site.show(next);
    await page.driver.switchTo().newWindow("tab");
    await page.go();
    const second = await page.driver.getWindowHandle();
    await waits(page);
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await shownBuild(page)) === buildIn(next), "it is not taken");

    await page.driver.switchTo().window(first);
    assert.equal(await shownBuild(page), old);
    // The host no longer has these files.
    assert.doesNotMatch(await openRules(page, GAMES[1]), /This is newer/);
    await openTableWithoutReload(page, GAMES[1]);
    await askForHint(page);
    await page.go("#/");
    await page.until(() => isOffered(page), "it is not offered here");
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await shownBuild(page)) === buildIn(next), "it is not taken here");
    await page.driver.close();
    await page.driver.switchTo().window(second);
    // The old cache is deleted when a page starts while no open page is old.
    await page.reload();
    await page.until(async () => (await cacheNames(page)).join() === `spot-on/${buildIn(next)}`, "what is old is kept");
  },
  { ...wide, keep: YEAR, conditions: ["two windows"] },
);

/** Opens a table without reloading the page. */
async function openTableWithoutReload(page, id) {
  await store(page, `learned/${id}`, true);
  await page.go(`#/play/${id}`);
  await page.find(".board");
}

browserTest(
  "the older build stays while files are copied to the host",
  async (page, site) => {
    await waitUntilCached(page);
    const old = await shownBuild(page);
    site.show(partialUpload());
    const states = await page.driver.executeAsyncScript(`
    const done = arguments[0];
    navigator.serviceWorker.ready.then((registration) => {
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker.addEventListener("statechange", () => done(worker.state));
      });
      registration.update().catch(() => {});
    });
  `);
    assert.equal(states, "redundant");
    assert.deepEqual(await cacheNames(page), [`spot-on/${old}`]);
    await page.reload();
    assert.equal(await shownBuild(page), old);
  },
  cutOff,
);
