// Dragging and playing with the processor slowed down four times, with as many players as a game can have, in a match
// that has been going on for a while: times between frames while a card is under the finger, and tasks that hold the
// page up for longer than 50 ms. `SLOWER=1` does not slow down; `GAMES=a,b` measures these only; `LEVEL=master` against
// bots that think for as long as they may.

import { setTimeout as pause } from "node:timers/promises";
import { devtools, session, stop } from "../../tests/browser/driver.mjs";
import { GAMES } from "../../tests/browser/games.mjs";
import { keep } from "../../tests/browser/kept.mjs";
import { Page } from "../../tests/browser/page.mjs";
import { PHONE } from "../../tests/browser/sizes.mjs";
import { serve } from "../site.mjs";
import { figure, limit, release } from "./figures.mjs";

const SLOWER = Number(process.env.SLOWER || 4);
const games = process.env.GAMES?.split(",") ?? GAMES;
const LEVEL = process.env.LEVEL ?? "casual";
/** What is played before anything is measured, quickly, and then at the usual pace: moves, and seconds at most. */
const BEFORE = [60, 20];
const MEASURED = [8, 30];
/** Drags of each game, and how long each lasts. */
const DRAGS = 5;
const STEPS = 75;
const FRAME = 16;

/** Comes before the page: pauses are short while `quick` is set, but for what guards against workers that hang. */
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
 * Plays whatever is offered, in the page, so that nothing is waited for that a visitor does not wait for: so many moves,
 * for so many seconds at most. Rounds and matches follow one another. Ends when it is the player's turn, if it can.
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
    // A person sees what they touch: it has been drawn.
    setTimeout(() => requestAnimationFrame(() => setTimeout(play)), 250);
  };
  play();
`;

/** Carries something that can be carried around the table, and lets it go where it means nothing. */
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

/** Sits down with as many as the game allows, at a table where something has been played. */
async function sit(page, id) {
  await page.go(`#/setup/${id}`);
  await page.find('input[name="seats"]');
  const most = await page.run("return Math.max(...[...document.querySelectorAll('input[name=\"seats\"]')].map((it) => it.value))");
  await keep(page, "settings", { pace: "normal" });
  await keep(page, `setup/${id}`, { seats: most, options: [], level: LEVEL, players: [] });
  await page.reload();
  await page.go(`#/play/${id}`);
  await page.find(".board");
  await page.driver.executeAsyncScript(PLAY, ...BEFORE);
  // Nobody moves while the person at this device is to move.
  await page.driver.executeAsyncScript(PLAY, 0, 20);
  await page.run("window.quick = false");
  // The first touch or key wakes the sound, which takes as long as this machine's loudspeakers do.
  await page.press("Shift");
  await page.still();
  return most;
}

async function measure(page, id) {
  const seats = await sit(page, id);
  await devtools(page.driver, "Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.run(WATCH);
  for (let drag = 0; drag < DRAGS; drag += 1) await carry(page, drag);
  // Whoever asks for every frame makes the page style all that flies in every frame; the page itself does not ask.
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
  console.log(`  ${id}, ${seats} players: ${frames.length} frames, ${shares} ms (50 / 95 / 99 %); over 50 ms:`
    + ` ${long(dragging)} dragging, ${long(playing)} in ${played} moves`);
  figure(`${id}/frame-95`, part(frames, 0.95), "ms");
  figure(`${id}/long-tasks`, dragging.length + playing.length, "tasks over 50 ms");
  figure(`${id}/longest-task`, longest([...dragging, ...playing]), "ms");
  limit(`the 95th of 100 frames of ${id} (ms)`, part(frames, 0.95), 20);
  limit(`the number of tasks over 50 ms in ${id}`, dragging.length + playing.length, 0);
}
await driver.quit();
site.close();
await stop();
