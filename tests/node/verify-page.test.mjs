// Tests the page that verifies committed deals against packs that the rules have dealt (tests/it/packs.rs).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readRecord, verify } from "../../public/assets/verify.js";

const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const rows = read("../it/packs.txt")
  .trim()
  .split("\n")
  .map((line) => {
    const [game, seats, options, round, bots, player, commitment, seed, dealer, pack] = line.split("|");
    const pairs = options.split(",").map((pair) => pair.split(":"));
    const deal = {
      game,
      seats: Number(seats),
      round: Number(round),
      options: Object.fromEntries(pairs),
      bots,
      player,
      commitment,
    };
    return { deal, optionsText: options, seed, dealer: Number(dealer), pack };
  });

test("every pack is the one that the rules have dealt", async () => {
  assert.equal(new Set(rows.map(({ deal }) => deal.game)).size, 5);
  for (const { deal, seed, dealer, pack } of rows) {
    const found = await verify(deal);
    assert.deepEqual(found.wrong, []);
    assert.deepEqual([found.seed, found.dealer, found.pack.join(" ")], [seed, dealer, pack], deal.game);
  }
});

test("a record says game, seats and options, and must have the seed", async () => {
  for (const { deal, optionsText, seed, dealer, pack } of rows) {
    const record = (seed, dealer, deck = "") =>
      `spot-on-1|game=${deal.game}|seats=${deal.seats}|dealer=${dealer}|options=${optionsText}|seed=${seed}|deck=${deck}|moves=|crc32=0`;
    const { bots, player, commitment, round } = deal;
    const found = (line) => verify({ bots, player, commitment, round, record: line });
    assert.deepEqual((await found(record(seed, dealer))).wrong, []);
    assert.equal((await found(record(seed, dealer))).pack.join(" "), pack);
    assert.deepEqual((await found(record("0".repeat(64), dealer))).wrong, ["seed"]);
    assert.deepEqual((await found(record(seed, dealer + 1))).wrong, ["dealer"]);
    assert.deepEqual((await found(record(seed, dealer, "AS"))).wrong, ["laid-out"]);
  }
  assert.equal(readRecord("nothing"), null);
});

test("what does not fit is named", async () => {
  const { deal } = rows[0];
  const wrong = async (change) => (await verify({ ...deal, ...change })).wrong;
  assert.deepEqual(await wrong({ commitment: deal.commitment.replace(/./, (c) => (c === "0" ? "1" : "0")) }), [
    "commitment",
  ]);
  assert.deepEqual(await wrong({ bots: deal.bots.replace(/.$/, (c) => (c === "0" ? "1" : "0")) }), ["commitment"]);
  assert.deepEqual(await wrong({ bots: "" }), ["bots"]);
  assert.deepEqual(await wrong({ player: "two words" }), ["player"]);
  assert.deepEqual(await wrong({ game: "" }), ["game"]);
  assert.deepEqual(await wrong({ seats: 9 }), ["seats"]);
  assert.deepEqual(await wrong({ round: 0 }), ["round"]);
  assert.deepEqual(await wrong({ record: "spot on" }), ["record"]);
});

test("nothing in the page is inline, and every sentence about what is wrong is there", () => {
  const page = read("../../public/verify.html");
  assert.match(page, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.doesNotMatch(page, /<style|style=|\son\w+=|<script(?![^>]*\ssrc=)/);
  const named = [...page.matchAll(/data-when="([^"]*)"/g)].flatMap(([, list]) => list.split(" "));
  const all = [
    "record",
    "game",
    "seats",
    "bots",
    "player",
    "round",
    "commitment",
    "seed",
    "dealer",
    "laid-out",
    "hash",
  ];
  assert.deepEqual(named.sort(), all.sort());
});
