// The set-up page: players and options.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { store, matchLines, radio, visit } from "../support/storage.mjs";

/** The players of a saved match: names and levels. */
async function players(page, id) {
  const [, list] = (await matchLines(page, id)).split("|");
  return list.split(",").map((player) => player.split(":").map(decodeURIComponent));
}

/** Chooses a value of a list, as a person does with the keyboard. */
async function choose(page, selector, value) {
  const list = await page.find(selector);
  await page.run(
    "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change', { bubbles: true }))",
    list,
    value,
  );
}

browserTest("people and a bot get their chosen seats and level", async (page) => {
  await visit(page, "#/setup/hundred-rummy");
  await page.tap(await page.find(radio("seats", "3")));
  assert.deepEqual(await page.all(".name-of-seat"), [], "a single person needs no name");
  await choose(page, ".seats li:nth-child(2) select", "");
  await choose(page, ".seats li:nth-child(3) select", "master");
  const names = await page.until(async () => {
    const names = await page.all(".name-of-seat");
    return names.length === 2 && names;
  }, "two people are not asked for their names");
  await names[1].sendKeys("Ada");
  await axe(page);
  await page.shot("set-up with several people");
  await page.tap(await page.named("Start"));
  await page.find(".curtain");
  assert.deepEqual(await players(page, "hundred-rummy"), [
    ["Player 1", ""],
    ["Ada", ""],
    ["Otto", "master"],
  ]);

  await page.go("#/setup/hundred-rummy");
  await page.reload();
  const shown = () => page.run("return [...document.querySelectorAll('.seats select')].map((list) => list.value)");
  assert.deepEqual(await shown(), ["", "master"], "what was chosen is not there any more");
});

browserTest("a set-up that an older version has saved is read", async (page) => {
  await store(page, "setup/hundred-rummy", { seats: 3, options: [["length", "tournament"]], level: "skilled" });
  await visit(page, "#/setup/hundred-rummy");
  assert.ok(await (await page.find(radio("seats", "3"))).isSelected());
  assert.ok(await (await page.find(radio("length", "tournament"))).isSelected());
  const levels = await page.run("return [...document.querySelectorAll('.seats select')].map((list) => list.value)");
  assert.deepEqual(levels, ["skilled", "skilled"]);
});

browserTest("a preset chooses its options, and is shown as active", async (page) => {
  for (const id of GAMES) {
    await page.go(`#/setup/${id}`);
    await page.find("[name='seats']");
    const presets = await page.all("input[name='preset']");
    for (const preset of presets.toReversed()) {
      await page.tap(preset);
      await page.until(() => preset.isSelected(), `${id}: a preset is not in force when it was chosen`);
    }
    await page.tap(await page.named("Start"));
    await page.find(".board");
  }
});

browserTest("a preset without effect for the number of players is hidden", async (page) => {
  const presets = () =>
    page.run("return [...document.querySelectorAll('[name=preset] + span')].map((name) => name.textContent)");
  await visit(page, "#/setup/one-hundred-and-one");
  assert.deepEqual(await presets(), ["As published", "Everything on"], "rounds of two are not longer");
  await page.tap(await page.find(radio("seats", "3")));
  await page.until(async () => (await presets()).includes("Quick"), "rounds of three cannot be made shorter");
});

browserTest("the set-up shows the strength of every level but the first", async (page) => {
  for (const id of GAMES) {
    await page.go(`#/setup/${id}`);
    await page.says(".strengths p", /out of 100, with 2 players\.$/);
    const lines = await page.run(
      "return [...document.querySelectorAll('.strengths li')].map((line) => line.innerText)",
    );
    assert.equal(lines.length, 3);
    for (const line of lines) assert.match(line, /^\w+: \d+ against \w+$/);
  }
  // Every table has its own figures, as far as they were measured.
  await page.go("#/setup/shootout");
  const usual = await page.text(".strengths ul");
  await page.tap(await page.find(radio("target", "201")));
  await page.until(async () => (await page.text(".strengths ul")) !== usual, "the figures stay");
  await page.tap(await page.find(radio("seats", "4")));
  await page.says(".strengths p", /with 4 players\. Equal players would win 25 each\.$/);
  // Two options together were not.
  await page.tap(await page.find(radio("best_of", "3")));
  await page.says(
    ".strengths p",
    /with 4 players\. Measured with the default options\. Equal players would win 25 each\.$/,
  );
});
