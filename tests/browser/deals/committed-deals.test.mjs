// Committed deals: both sides are bound to their parts before anybody can see a card.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { DESKTOP, SIZES, browserTest } from "../support/browser-test.mjs";
import { importText, downloaded } from "../support/files.mjs";
import { store, matchLines, radio, visit } from "../support/storage.mjs";
import { openLog } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
/** The shortest match. */
const QUICK = { seats: 2, options: [], level: "novice", committed: true };

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const digits = (page, id) => page.run("return document.getElementById(arguments[0])?.textContent ?? null", id);
const waitFor = (page, start) =>
  page.until(() => page.run("return location.hash.startsWith(arguments[0])", start), `never at ${start}`);

/** The parts of both sides and the seed, as saved in the first line of the match. */
async function parts(page) {
  const [, both, ...rest] = (await matchLines(page, GAME)).split("|");
  const [bots, player] = both.split(":");
  return { bots, player: decodeURIComponent(player), seed: rest.find((field) => field.startsWith("seed=")).slice(5) };
}

/** Replays the only record, and opens the proof of the deal in its log. */
async function watchAgain(page) {
  await page.go("#/history");
  await page.says(".record", /Verifiable deal/);
  await page.tap(await page.find('.record a[href^="#/replay"]'));
  await page.find(".replay-controls");
  await openLog(page);
  await page.tap(await page.find(".sheet .proof summary"));
}

browserTest("the commitment appears before the player's part, and binds the match", async (page) => {
  await visit(page, `#/setup/${GAME}`);
  await page.tap(await page.find(radio("committed", "true")));
  await page.tap(await page.named("Start"));
  const commitment = await page.until(() => digits(page, "commitment"), "no commitment is shown");
  assert.match(commitment, /^[0-9a-f]{64}$/);
  assert.equal(await matchLines(page, GAME), null, "a match has begun before the player's part is named");
  const field = await page.find("#part");
  assert.equal(await field.getAttribute("value"), "");
  await axe(page);
  await page.shot("a deal is committed");

  await page.tap(await page.named("Copy"));
  await page.named("Copied");
  assert.equal(await page.run("return getSelection().toString()"), commitment);

  for (const wrong of ["two words", "ü", "x".repeat(65)]) {
    await field.sendKeys(wrong);
    await page.run("document.activeElement.blur()");
    await page.tap(await page.named("Deal the cards"));
    // A refusal returns the focus to the field.
    await page.until(() => page.run("return document.activeElement.id === 'part'"), "nothing is refused");
    await page.says("[role=alert]", /1 to 64 English letters, digits or signs/);
    assert.equal(await digits(page, "commitment"), commitment);
    assert.equal(await matchLines(page, GAME), null);
    await field.clear();
  }
  await axe(page);
  await field.sendKeys("my&own=part+100%|,:");
  await page.tap(await page.named("Deal the cards"));
  await page.find(".board");
  const { bots, player, seed } = await parts(page);
  assert.equal(player, "my&own=part+100%|,:");
  assert.equal(sha256(bots), commitment);
  assert.equal(sha256(`${bots}:${player}`), seed);

  await page.reload();
  await openLog(page);
  await page.tap(await page.find(".sheet summary"));
  assert.equal(await page.until(() => digits(page, "pledge"), "the commitment is forgotten"), commitment);
  await page.shot("a committed deal in the log");
  assert.deepEqual(await parts(page), { bots, player, seed });
  assert.ok(!(await page.run("return document.body.textContent")).includes(bots), "the bots' part is shown too early");
});

browserTest(
  "the next match is committed too, with a random player's part",
  async (page) => {
    await store(page, `setup/${GAME}`, QUICK);
    await visit(page, "#/");
    await page.tap(await page.named("Play 100 Points Rummy"));
    await waitFor(page, "#/deal/");
    const commitment = await page.until(() => digits(page, "commitment"), "no commitment is shown");
    await page.tap(await page.named("Deal the cards"));
    await page.find(".board");
    const { bots, player, seed } = await parts(page);
    assert.match(player, /^[0-9a-f]{32}$/);
    assert.equal(sha256(bots), commitment);
    assert.equal(sha256(`${bots}:${player}`), seed);
  },
  { sizes: [DESKTOP] },
);

browserTest(
  "the verifying page accepts the match, and refuses another part",
  async (page) => {
    await store(page, `setup/${GAME}`, QUICK);
    await visit(page, `#/play/${GAME}`);
    await waitFor(page, "#/deal/");
    await (await page.find("#part")).sendKeys("a+b&c=%41");
    await page.tap(await page.named("Deal the cards"));
    await playAny(page, byTap);
    await page.tap(await page.find(".proof summary"));
    await axe(page);
    await page.shot("what a committed deal proves");
    const { bots, player, seed } = await parts(page);
    for (const [id, value] of Object.entries({ commitment: sha256(bots), bots, player, seed })) {
      assert.equal(await digits(page, id), value);
    }
    const address = await (await page.named("Verify the deal")).getAttribute("href");
    await page.tap(await page.named("Verify the deal"));
    assert.match(await (await page.find("#right:not([hidden])")).getText(), /Everything fits/);
    assert.equal(await page.text("#seed"), seed);
    assert.equal(await page.run("return document.forms[0].elements.game.value"), GAME);
    await page.shot("a committed deal is checked");

    const field = await page.find("[name='player']");
    await field.sendKeys("!");
    await page.tap(await page.find("form button"));
    assert.match(
      await (await page.find("[data-when='seed']:not([hidden])")).getText(),
      /not dealt from these two parts/,
    );
    assert.equal(await page.run("return document.getElementById('right').hidden"), true);
    await page.run("location.href = 'about:blank'");
    await page.driver.get(address.replace(/(?<=bots=)./, (digit) => (digit === "0" ? "1" : "0")));
    await page.find("[data-when='commitment']:not([hidden])");

    await watchAgain(page);
    for (const [id, value] of Object.entries({ commitment: sha256(bots), bots, player, seed })) {
      assert.equal(await digits(page, id), value, "the record has forgotten it");
    }
  },
  { sizes: SIZES.slice(0, 1), timeout: 900_000 },
);

browserTest(
  "an exported committed deal can be imported and verified",
  async (page) => {
    const file = readFileSync(new URL("../../it/committed.txt", import.meta.url), "utf8");
    const [, bots] = file.match(/\|([0-9a-f]{64}):/);
    await page.go("#/history");
    await page.find("main.history");
    const wrong = file.replace(
      bots,
      bots.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
    );
    assert.match(await importText(page, wrong), /damaged/);
    assert.match(await importText(page, file), /^1 match imported\.$/);
    assert.equal(await downloaded(page, "Export all"), file);
    await watchAgain(page);
    assert.equal(await digits(page, "commitment"), sha256(bots));
    await axe(page);
    await page.tap(await page.named("Verify the deal"));
    assert.match(await (await page.find("#right:not([hidden])")).getText(), /Everything fits/);
  },
  { sizes: [DESKTOP] },
);
