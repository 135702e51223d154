// Double presses: what appears in the place of a pressed button does not get the second press.

import assert from "node:assert/strict";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { linkOf } from "../support/shared-links.mjs";
import { tapTwice } from "../support/gestures.mjs";
import { RECORDS, stored, matchLines, visit, writeRecords } from "../support/storage.mjs";
import { myTurn } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const EVERY = { sizes: [PHONE, DESKTOP], brief: [PHONE] };

browserTest(
  "lifting the curtain twice plays no card",
  async (page) => {
    await openTable(page, GAME, { people: ["Ann", "Bea"] });
    const before = await matchLines(page, GAME);
    await tapTwice(page, await page.named("Show my cards"));
    await page.find(".me .slot");
    await page.settled();
    assert.equal((await page.all("[aria-pressed=true]")).length, 0, "a card is selected");
    assert.equal(await matchLines(page, GAME), before);
  },
  EVERY,
);

browserTest(
  "deleting twice in the history deletes one match",
  async (page) => {
    await visit(page, "#/history");
    await writeRecords(page, RECORDS);
    await page.load("#/history");
    const count = async () => (await page.all(".record")).length;
    await page.until(async () => (await count()) === RECORDS.length, "not all are shown");
    await tapTwice(page, await page.named("Delete"));
    await page.until(async () => (await count()) < RECORDS.length, "none is deleted");
    await page.settled();
    assert.equal(await count(), RECORDS.length - 1);
    await tapTwice(page, await page.named("Undo"));
    await page.until(async () => (await count()) === RECORDS.length, "it does not come back");
  },
  EVERY,
);

browserTest(
  "starting a linked deal twice only asks",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    const before = await matchLines(page, GAME);
    await page.go(`#/match/${linkOf(GAME)}`);
    await tapTwice(page, await page.named("Play this deal"));
    await page.says(".asks", /Starting this one ends it/);
    await page.settled();
    assert.equal((await page.all(".asks")).length, 1, "the question is answered");
    assert.ok((await matchLines(page, GAME)).startsWith(before));
    // A press in the same place counts again after a while.
    await page.tap(await page.named("Cancel"));
    await page.until(async () => (await page.all(".asks")).length === 0, "the question stays");
  },
  EVERY,
);

browserTest(
  "declining the offer of a tutorial twice does nothing else",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    const before = await matchLines(page, GAME);
    await tapTwice(page, await page.named("No, thanks"));
    await page.until(async () => (await page.all(".offer")).length === 0, "the offer stays");
    await page.settled();
    assert.equal(await stored(page, `learned/${GAME}`), "true");
    assert.equal(await matchLines(page, GAME), before);
    assert.equal(await page.run("return location.hash"), `#/play/${GAME}`);
  },
  EVERY,
);

browserTest(
  "fields and labels can be pressed as fast as anybody likes",
  async (page) => {
    await visit(page, "#/settings");
    const chosen = () => page.run("return document.documentElement.dataset.sound");
    for (const value of ["off", "loud"]) {
      await tapTwice(page, await page.find(`label:has(input[name="sound"][value="${value}"])`));
      await page.until(async () => (await chosen()) === value, `${value} is not chosen`);
    }
  },
  EVERY,
);
