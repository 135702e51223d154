// Two devices: a second browser with a profile of its own, and a relay between them.

import { setTimeout } from "node:timers/promises";
import { session } from "./driver.mjs";
import { Page } from "./page.mjs";
import { offers } from "./play-any-game.mjs";
import { startRelay } from "./relay.mjs";
import { DESKTOP, PHONE } from "./window-sizes.mjs";

/** Opens a second device beside a page: one of the other size, in the same engine or in another. */
export async function secondDevice(page, engine = page.engine) {
  const size = page.size.touch ? DESKTOP : PHONE;
  const { driver, done } = await session(engine, size);
  return { other: new Page(driver, engine, size, page.address, true), done };
}

const useRelays = (page, urls) => page.run("localStorage.setItem('spot-on/relays', arguments[0])", urls.join(" "));

/** Two devices that know the same relay, for the steps of `body`. */
export async function withTwoDevices(page, body, { engine, isRelayOnly = false } = {}) {
  const relay = await startRelay();
  const { other, done } = await secondDevice(page, engine);
  let well = false;
  try {
    await other.openEmptyPage();
    // The invitation carries the relay to the other device.
    await useRelays(page, [relay.url]);
    if (isRelayOnly) await page.run("localStorage.setItem('spot-on/relay-only', 'true')");
    await body({ anna: page, ben: other, relay });
    well = true;
  } catch (cause) {
    await other.save("failed second device").catch(() => {});
    throw cause;
  } finally {
    await done(well);
    relay.close();
  }
}

/** Script: gives a seat to a friend. */
const CHOOSE = `
  const seat = document.querySelectorAll(".seats select")[arguments[0]];
  seat.value = "friend";
  seat.dispatchEvent(new Event("change", { bubbles: true }));
`;

/** Opens the set-up of a game for so many, all but one of them friends. */
export async function chooseFriend(page, game, seats = 2) {
  await page.go(`#/setup/${game}`);
  await page.tap(await page.find(`label:has([name="seats"][value="${seats}"])`));
  for (let seat = 0; seat < seats - 1; seat += 1) await page.run(CHOOSE, seat);
}

/** Opens the set-up of a game with these options and players by level: `friend`, a level of bots, or null for a person. */
export async function chooseTable(page, game, { options = [], players = [null, "friend"] } = {}) {
  const seated = players.map((bot) => ({ name: "", bot }));
  const setup = { seats: players.length, options, level: "casual", players: seated };
  await page.run("localStorage.setItem('spot-on/setup/' + arguments[0], JSON.stringify(arguments[1]))", game, setup);
  await page.load(`#/setup/${game}`);
}

/** Invites from the set-up, and returns the address of the invitation. */
export async function inviteFromSetup(page) {
  await page.tap(await page.named("Invite"));
  return (await page.find(".invite-link input")).getAttribute("value");
}

/** Invites to a game for two, and returns the address of the invitation. */
export async function invite(page, game) {
  await chooseFriend(page, game);
  return inviteFromSetup(page);
}

/** Opens an invitation, and sits down with a name. */
export async function sitDown(page, address, name) {
  await page.load(address.slice(page.address.length));
  await page.find(".invitation input");
  await page.run(
    `
    const field = document.querySelector(".invitation input");
    field.value = arguments[0];
    field.dispatchEvent(new Event("input", { bubbles: true }));
    `,
    name,
  );
  await page.tap(await page.named("Sit down"));
}

/** Both devices come to the table of a game for two. */
export async function meetAtTable({ anna, ben }, game) {
  const address = await invite(anna, game);
  await sitDown(ben, address, "Ben");
  await readyAndStart({ anna, ben });
  return address;
}

/** Ben is ready, and Anna starts. */
export async function readyAndStart({ anna, ben }) {
  await ben.tap(await ben.named("I am ready"));
  await anna.until(async () => (await anna.named("Start")).isEnabled(), "Ben is not ready");
  await anna.tap(await anna.named("Start"));
  for (const page of [anna, ben]) await page.find(".table .prompt, .curtain");
}

/** All play whatever their tables offer, until the round is over. */
export const playRound = (devices) => playUntil(devices, ".result", 240_000);

/** All play until the match is over and checked. Long matches take many minutes. */
export const playMatch = (devices) => playUntil(devices, ".checked", 1_200_000, goOn);

/** All play until each of them shows such an element. `between` is done at the end of a round. */
async function playUntil(devices, selector, limit, between = async () => {}) {
  const isThere = async () => {
    const shown = await Promise.all(devices.map((device) => device.all(selector)));
    return shown.every((elements) => elements.length > 0);
  };
  for (const end = Date.now() + limit; !(await isThere()); ) {
    if (Date.now() > end) throw new Error(`no ${selector} appears`);
    for (const device of devices) {
      await playIfDue(device);
      await between(device);
    }
  }
}

/** Milliseconds in which a move comes to the table. A touch that does nothing takes as long. */
const SOON = 400;

/** Does one of the things that the table offers, if it is this device's turn. */
export async function playIfDue(page) {
  const seen = await offers(page);
  if (seen.over !== null) return;
  if (!seen.mine && (await page.all(".curtain")).length === 0) return;
  const found = await page.run(PICK, Math.random(), seen.writes);
  if (found) await page.tap(found).catch(ignoreMissing);
  for (const end = Date.now() + SOON; Date.now() < end; await setTimeout(20)) {
    if ((await offers(page)).all !== seen.all) return;
  }
}

/** Is ready for the next round, unless it was already. */
async function goOn(page) {
  const [button] = await page.all(".result .button.primary:enabled");
  if (button && (await button.getText()) === "Ready for the next round") await page.tap(button).catch(ignoreMissing);
}

/** Script: one of the elements that make a move. Lines are not written here. */
export const PICK = `
  const [chance, isWriting] = arguments;
  const curtain = document.querySelector(".curtain .primary");
  if (curtain) return curtain;
  const shown = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const buttons = all(".me .table-actions .button");
  const cards = [...all(".zone.target .slot"), ...all('.slot[aria-disabled="false"]')];
  const sets = [all(".choices .button:not(.plain)"), isWriting ? buttons : [...cards, ...buttons]];
  const offered = sets.find((set) => set.length > 0) ?? [];
  return offered[Math.floor(chance * offered.length)];
`;

/** The table may change while a finger is on its way. */
function ignoreMissing(cause) {
  if (!/stale|no such|intercept|not interactable|detached/i.test(`${cause.name} ${cause.message}`)) throw cause;
}
