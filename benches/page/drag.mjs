// Measures dragging and playing with the processor slowed down four times, with the most players that a game allows, in
// a match that has been going on for a while. The figures are the times between frames during a drag, and the tasks
// that block the page for longer than 50 ms. `SLOWER=1` does not slow down; `GAMES=a,b` measures only these games;
// `LEVEL=master` plays against bots that use their full time.

import { setTimeout as pause } from "node:timers/promises";
import { devtools, session, stop } from "../../tests/browser/support/driver.mjs";
import { GAMES } from "../../tests/browser/support/games.mjs";
import { store } from "../../tests/browser/support/storage.mjs";
import { Page } from "../../tests/browser/support/page.mjs";
import { PHONE } from "../../tests/browser/support/window-sizes.mjs";
import { serve } from "../../scripts/site.mjs";
import { figure, limit, release } from "./figures.mjs";

const SLOWER = Number(process.env.SLOWER || 4);
const games = process.env.GAMES?.split(",") ?? GAMES;
const LEVEL = process.env.LEVEL ?? "casual";
/** Moves, and seconds at most: played quickly before the measurement, and then measured at the usual pace. */
const BEFORE = [60, 20];
const MEASURED = [8, 30];
/** Drags of each game, steps of each drag, and milliseconds of each step. */
const DRAGS = 5;
const STEPS = 75;
const FRAME = 16;

/**
 * Runs before the page's scripts. Shortens pauses while `quick` is set. Timeouts of a second and more stay, since they
 * guard against hanging workers.
 */
const QUICK = `
  window.quick = true;
  const { setTimeout } = window;
  window.setTimeout = (call, time = 0, ...rest) => setTimeout(call, window.quick && time < 1000 ? time / 50 : time, ...rest);
`;

const WATCH = `
  window.tasks = [];
  window.frames = [];
  window.watched = true;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  const held = document.getElementsByClassName("piece held");
  let last = null;
  const frame = (now) => {
    if (last !== null && held.length > 0) frames.push(now - last);
    last = held.length > 0 ? now : null;
    if (watched) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

/**
 * Plays random offers inside the page, so that there are no waits other than a visitor's: `moves` moves, for `seconds`
 * seconds at most. Rounds and matches follow one another. Ends on the player's turn if possible.
 */
const PLAY = `
  const [moves, seconds, done] = arguments;
  const end = performance.now() + 1000 * seconds;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => !it.disabled && it.offsetParent);
  let left = moves;
  const play = () => {
    const late = performance.now() > end;
    const mine = document.querySelector(".player.me.turn") && !document.querySelector(".result");
    const choices = all(".choices .button:not(.plain)");
    const slots = mine ? all('.slot[aria-disabled="false"]') : [];
    if (late || (left <= 0 && slots.length > 0 && choices.length === 0)) return done(moves - left);
    const others = mine ? all(".me .table-actions .button") : all(".result .primary").slice(0, 1);
    const offered = choices.length > 0 ? choices : [...slots, ...others];
    if (offered.length > 0) {
      left -= 1;
      offered[Math.floor(Math.random() * offered.length)].click();
    }
    // A person touches only what has been drawn.
    setTimeout(() => requestAnimationFrame(() => setTimeout(play)), 250);
  };
  play();
`;

/** Drags a playable card around the table, and drops it where that has no effect. */
async function carry(page, index) {
  const at = await page.run(
    `
    const all = [...document.querySelectorAll('.slot[aria-disabled="false"]')].filter((slot) => slot.offsetParent);
    const slot = all[arguments[0] % all.length];
    if (!slot) return null;
    const box = slot.getBoundingClientRect();
    return [box.left + 8, box.top + box.height / 2];
    `,
    index,
  );
  if (at === null) return;
  const [x, y] = at;
  const { width, height } = page.size;
  const touch = (type, points) => devtools(page.driver, "Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= STEPS; step += 1) {
    const turn = (step / STEPS) * 2 * Math.PI;
    const at = { x: width / 2 + (width / 3) * Math.sin(turn), y: height * 0.45 + (height / 5) * Math.cos(2 * turn) };
    await touch("touchMove", [step === STEPS ? { x: width / 2, y: 4 } : at]);
    await pause(FRAME);
  }
  await touch("touchEnd", []);
}

/** Opens a table with the most players that the game allows, and plays some moves. */
async function sit(page, id) {
  await page.go(`#/setup/${id}`);
  await page.find('input[name="seats"]');
  const most = await page.run(
    "return Math.max(...[...document.querySelectorAll('input[name=\"seats\"]')].map((it) => it.value))",
  );
  await store(page, "settings", { pace: "normal" });
  await store(page, `setup/${id}`, { seats: most, options: [], level: LEVEL, players: [] });
  await page.reload();
  await page.go(`#/play/${id}`);
  await page.find(".board");
  await page.driver.executeAsyncScript(PLAY, ...BEFORE);
  // Waits for the turn of the person at this device, in which nobody else moves.
  await page.driver.executeAsyncScript(PLAY, 0, 20);
  await page.run("window.quick = false");
  // The first touch or key starts the sound. How long that takes depends on this machine's audio device.
  await page.press("Shift");
  await page.still();
  return most;
}

async function measure(page, id) {
  const seats = await sit(page, id);
  await devtools(page.driver, "Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.run(WATCH);
  for (let drag = 0; drag < DRAGS; drag += 1) await carry(page, drag);
  // Stops watching: a request for every frame makes the browser restyle all moving cards in every frame, and the page
  // itself makes no such request.
  const { frames, dragging } = await page.run("watched = false; return { frames, dragging: tasks.splice(0) }");
  const played = await page.driver.executeAsyncScript(PLAY, ...MEASURED);
  const playing = await page.run("return tasks");
  await devtools(page.driver, "Emulation.setCPUThrottlingRate", { rate: 1 });
  return { seats, frames, dragging, playing, played };
}

const part = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const longest = (tasks) => Math.round(Math.max(0, ...tasks));
const long = (tasks) => `${tasks.length} (longest ${longest(tasks)} ms)`;

const site = await serve(release);
const { driver } = await session("chromium", PHONE);
await devtools(driver, "Page.addScriptToEvaluateOnNewDocument", { source: `{ ${QUICK} }` });
const page = new Page(driver, "chromium", PHONE, site.url, true);
for (const id of games) {
  const { seats, frames, dragging, playing, played } = await measure(page, id);
  const shares = [50, 95, 99].map((share) => part(frames, share / 100).toFixed(1)).join(" / ");
  console.log(
    `  ${id}, ${seats} players: ${frames.length} frames, ${shares} ms (50 / 95 / 99 %); over 50 ms:` +
      ` ${long(dragging)} dragging, ${long(playing)} in ${played} moves`,
  );
  figure(`${id}/frame-95`, part(frames, 0.95), "ms");
  figure(`${id}/long-tasks`, dragging.length + playing.length, "tasks over 50 ms");
  figure(`${id}/longest-task`, longest([...dragging, ...playing]), "ms");
  limit(`the 95th of 100 frames of ${id} (ms)`, part(frames, 0.95), 20);
  limit(`the number of tasks over 50 ms in ${id}`, dragging.length + playing.length, 0);
}
await driver.quit();
site.close();
await stop();
