// Deals and matches as links: created, opened, and refused.

import assert from "node:assert/strict";
import { setViewport } from "../support/driver.mjs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { SEED } from "../support/random.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { RECORDS, matchLines, visit, writeRecords } from "../support/storage.mjs";
import { byTap as tapTurn, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { linkOf } from "../support/shared-links.mjs";
import { openLog, openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [DESKTOP] };

const hand = (page) =>
  page.run(`
  return [...document.querySelectorAll('.me [data-kind="hand"] .slot')].map((slot) => slot.getAttribute("aria-label"));
`);

browserTest(
  "a deal's link deals the same cards, and asks before replacing",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    const dealt = await hand(page);
    await playTurn(page, tapTurn);
    await openLog(page);
    await page.tap(await page.named("Share this deal"));
    const address = await (await page.find(".link input")).getAttribute("value");
    assert.ok(address.startsWith((await page.run("return location.href")).split("#")[0]), address);
    await page.find(".code path");
    await axe(page);

    const before = await matchLines(page, GAME);
    await page.go(`#${address.split("#")[1]}`);
    await page.says("main", /sent you a deal/);
    await axe(page);
    // The match of this deal goes on.
    await page.tap(await page.named("Play this deal"));
    await myTurn(page);
    assert.ok((await matchLines(page, GAME)).startsWith(before));
    await page.go(`#/setup/${GAME}`);
    await page.tap(await page.named("Start"));
    await myTurn(page);
    const other = await matchLines(page, GAME);
    await page.go(`#${address.split("#")[1]}`);
    await page.tap(await page.named("Play this deal"));
    await page.says(".asks", /Starting this one ends it/);
    assert.ok((await matchLines(page, GAME)).startsWith(other));
    await page.tap(await page.named("End that one"));
    await myTurn(page);
    assert.deepEqual(await hand(page), dealt);
  },
  ONE,
);

browserTest(
  "the same table can play again after a linked deal",
  async (page) => {
    await openTable(page, GAME, { seats: 1 });
    await openLog(page);
    await page.tap(await page.named("Share this deal"));
    const address = await (await page.find(".link input")).getAttribute("value");
    // The set-up of this device has another number of seats.
    await page.go("#/");
    await page.run("localStorage.setItem('spot-on/setup/' + arguments[0], JSON.stringify(arguments[1]))", GAME, {
      seats: 4,
      options: [],
      level: "casual",
      players: [],
    });
    await page.reload();
    await page.go(`#${address.split("#")[1]}`);
    // The match of this deal goes on.
    await page.tap(await page.named("Play this deal"));
    await page.find(".board[data-seats='1']");
    await playAny(page, byTap, { seed: SEED });
    await page.tap(await page.named("Play again"));
    await page.until(async () => (await hand(page)).length === 4, "no match begins");
    const { seats } = await page.run("return JSON.parse(localStorage.getItem('spot-on/setup/' + arguments[0]))", GAME);
    assert.equal(seats, 1);
    assert.equal((await page.all(".others .player")).length, 0);
  },
  { sizes: [DESKTOP], seed: SEED },
);

browserTest(
  "a linked match can be watched, saved and shared again",
  async (page) => {
    const link = linkOf(GAME);
    await page.go(`#/match/${link}`);
    await page.until(async () => /sent you a match of 40 steps/.test(await page.text("main")), "it is not opened");
    await axe(page);
    await page.tap(await page.named("Save to history"));
    await page.tap(await page.find("main [role=status] a"));
    await page.find(".record");
    await page.tap(await page.named("Share"));
    const field = await page.find(".link input");
    assert.ok((await field.getAttribute("value")).endsWith(`#/match/${link}`));
    // If the panel opens out of sight, the page scrolls in the next frame.
    await page.drawn();
    await page.tap(await page.named("Copy"));
    const says = await page.until(() => page.text(".share [role=status]"), "nothing is said");
    assert.match(says, /^Copied\.$|copy it yourself/);
    const selected = await page.run(`
    const field = document.querySelector(".link input");
    return field.value.slice(field.selectionStart, field.selectionEnd);
  `);
    assert.ok(selected.endsWith(link));
    await axe(page);
    await page.go(`#/match/${link}`);
    await page.tap(await page.named("Watch it"));
    await page.find(".replay-controls");
    await page.press("End");
    await page.until(async () => (await page.text(".replay-slider span")) === "Step 40 of 40", "it is not watched");
  },
  ONE,
);

browserTest(
  "an address with an encoded # leads to the same match",
  async (page) => {
    for (const path of [`%23/match/${linkOf("one-up")}`, `a/b/match/${linkOf("one-up")}`]) {
      await page.go(path);
      await page.named("Watch it");
    }
    await page.go("nowhere");
    await page.says(".notice", /does not exist/);
  },
  // The browser reports that the address does not exist.
  { ...ONE, problems: true },
);

browserTest(
  "a QR code fits its window, and its modules are large enough for a camera",
  async (page) => {
    await visit(page, "#/history");
    await writeRecords(page, RECORDS);
    for (const nth of [0, RECORDS.length - 1]) {
      for (const [width, size] of [
        [320, "200%"],
        [360, "100%"],
        [1280, "100%"],
      ]) {
        await setViewport(page.driver, { width, height: 800 });
        await page.go("#/");
        await page.run("document.documentElement.style.fontSize = arguments[0]", size);
        await page.go("#/history");
        await page.find(".record");
        await page.tap((await page.all(".record [aria-expanded]"))[nth]);
        await page.find(".link input");
        const code = await page.run(`
          const code = document.querySelector("svg.code");
          if (!code) return null;
          const { left, right, width } = code.getBoundingClientRect();
          return { left, right, module: width / code.viewBox.baseVal.width };
        `);
        if (code === null) {
          await page.says(".share", /too long for a QR code/);
          continue;
        }
        assert.ok(code.left >= 0 && code.right <= width, `${nth}: it does not fit ${width}`);
        assert.ok(code.module >= 3, `${nth}: its modules are ${code.module} px at ${width}`);
      }
    }
  },
  { ...ONE, engines: ["chromium"] },
);

browserTest(
  "any other text in a link shows a sentence",
  async (page) => {
    const link = linkOf("one-up");
    const texts = [
      "",
      "A",
      "AAAA",
      "%41",
      "%",
      "<script>alert(1)</script>",
      "a/b/c",
      "../..",
      link.slice(1),
      link.slice(0, -1),
      link.replace(/.$/, (end) => (end === "A" ? "B" : "A")),
      "A".repeat(6001),
      "\u{1f0cf}",
    ];
    for (const text of texts) {
      await page.go("#/");
      await page.run("location.hash = '#/match/' + arguments[0]", text);
      assert.match(await page.text("[role=alert]"), /^This link .*\.$/, text);
    }
    await axe(page);
  },
  ONE,
);
