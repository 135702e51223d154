// Dragging and playing with the processor slowed down four times: times between frames while a card is under the
// finger, and tasks that hold the page up for longer than 50 ms.

import { offers } from "../../tests/browser/anygame.mjs";
import { devtools, session, stop } from "../../tests/browser/driver.mjs";
import { PHONE } from "../../tests/browser/sizes.mjs";
import { GAMES } from "../../tests/browser/games.mjs";
import { keep } from "../../tests/browser/kept.mjs";
import { Page } from "../../tests/browser/page.mjs";
import { serve } from "../site.mjs";
import { figure, limit, release } from "./figures.mjs";

const SLOWER = Number(process.env.SLOWER || 4);
/** Drags of each game, and how long each lasts. */
const DRAGS = 6;
const STEPS = 90;
const FRAME = 16;

const WATCH = `
  window.tasks = [];
  window.frames = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  let last = null;
  const frame = (now) => {
    if (last !== null && document.querySelector(".held")) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

/** Carries something that can be carried around the table, and lets it go where it means nothing. */
async function carry(page, index) {
  const [x, y] = await page.until(() => page.run(
    `
    const all = [...document.querySelectorAll('.slot[aria-disabled="false"]')].filter((slot) => slot.getClientRects().length);
    const slot = all[arguments[0] % all.length];
    if (!slot) return null;
    const box = slot.getBoundingClientRect();
    return [box.left + 8, box.top + box.height / 2];
    `,
    index,
  ), "nothing can be carried");
  const { width, height } = page.size;
  const touch = (type, points) => devtools(page.driver, "Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= STEPS; step += 1) {
    const turn = (step / STEPS) * 2 * Math.PI;
    const at = { x: width / 2 + (width / 3) * Math.sin(turn), y: height * 0.45 + (height / 5) * Math.cos(2 * turn) };
    await touch("touchMove", [step === STEPS ? { x: width / 2, y: 4 } : at]);
    await new Promise((resolve) => setTimeout(resolve, FRAME));
  }
  await touch("touchEnd", []);
}

/** Taps whatever is offered. */
async function play(page, moves) {
  for (let move = 0; move < moves; move += 1) {
    const seen = await page.until(async () => {
      const seen = await offers(page);
      return (seen.over !== null || (seen.mine && seen.slots.length + seen.choices.length > 0)) && seen;
    }, "the table offers nothing");
    if (seen.over !== null) return;
    const what = seen.choices.length > 0 ? ".choices .button" : '.slot[aria-disabled="false"]';
    await page.run("arguments[0].click()", await page.find(what));
    await page.until(async () => (await offers(page)).all !== seen.all, "nothing happened").catch(() => {});
  }
}

const part = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

const long = (tasks) => `${tasks.length} (longest ${Math.round(Math.max(0, ...tasks))} ms)`;

const site = await serve(release);
const { driver } = await session("chromium", PHONE);
const page = new Page(driver, "chromium", PHONE, site.url, true);
await page.go();
await keep(page, "settings", { pace: "normal" });
const all = { frames: [], tasks: [] };
for (const id of GAMES) {
  await page.go(`#/play/${id}`);
  await page.reload();
  await page.until(async () => (await offers(page)).slots.length > 0, "nothing can be carried");
  await page.still();
  await devtools(driver, "Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.run(WATCH);
  for (let drag = 0; drag < DRAGS; drag += 1) await carry(page, drag);
  const { frames, tasks: dragging } = await page.run("return { frames, tasks: tasks.splice(0) }");
  await play(page, 8);
  const playing = await page.run("return tasks");
  await devtools(driver, "Emulation.setCPUThrottlingRate", { rate: 1 });
  console.log(`  ${id}: ${frames.length} frames, ${[50, 95, 99].map((p) => part(frames, p / 100).toFixed(1)).join(" / ")} ms`
    + ` (50 / 95 / 99 %); over 50 ms: ${long(dragging)} dragging, ${long(playing)} playing`);
  all.frames.push(...frames);
  all.tasks.push(...dragging, ...playing);
}
await driver.quit();
site.close();
await stop();

figure("drag/frames", all.frames.length, "frames");
figure("drag/frame-95", part(all.frames, 0.95), "ms");
figure("play/long-tasks", all.tasks.length, "tasks over 50 ms");
figure("play/longest-task", Math.max(0, ...all.tasks), "ms");
limit("the 95th of 100 frames (ms)", part(all.frames, 0.95), 20);
limit("the number of tasks over 50 ms", all.tasks.length, 0);
