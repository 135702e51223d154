// The harness itself: its hand makes the events that a visitor's hand makes.

import assert from "node:assert/strict";
import { everywhere } from "./everywhere.mjs";

/** Two buttons, far apart, and a list of what happens to them. */
const STAGE = `
  window.seen = [];
  const main = document.createElement("main");
  document.body.replaceChildren(main);
  for (const [name, left, top] of [["here", 20, 60], ["there", 220, 400]]) {
    const button = document.createElement("button");
    button.textContent = name;
    Object.assign(button.style, { position: "absolute", left: left + "px", top: top + "px", touchAction: "none" });
    main.append(button);
  }
  const under = (event) => document.elementFromPoint(event.clientX, event.clientY);
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
    addEventListener(type, (event) => seen.push([type, event.pointerType, under(event).textContent].join(" ")));
  }
  addEventListener("click", (event) => seen.push("click " + event.target.textContent));
  addEventListener("pointermove", (event) => event.buttons && window.moves++);
  addEventListener("keydown", (event) => seen.push((event.shiftKey ? "Shift " : "") + event.key));
  window.moves = 0;
`;

everywhere("a tap is down, up and click", async (page) => {
  await page.run(STAGE);
  await page.tap(await page.named("here"));
  const kind = page.hand;
  assert.deepEqual(await page.run("return window.seen"), [
    `pointerdown ${kind} here`,
    `pointerup ${kind} here`,
    "click here",
  ]);
});

everywhere("a drag moves on the way and ends on its target", async (page) => {
  await page.run(STAGE);
  await page.drag(await page.named("here"), await page.named("there"));
  const kind = page.hand;
  const seen = await page.run("return window.seen.filter((line) => !line.startsWith('click'))");
  assert.deepEqual(seen, [`pointerdown ${kind} here`, `pointerup ${kind} there`]);
  assert.ok((await page.run("return window.moves")) >= 5);
});

everywhere("keys go to what has the focus", async (page) => {
  await page.run(STAGE);
  await page.press("Tab", "Tab");
  assert.equal(await page.focused(), "there");
  await page.press("Shift+Tab");
  assert.equal(await page.focused(), "here");
  await page.run("window.seen = []");
  await page.press("ArrowLeft", "x", "Space");
  const keys = await page.run("return window.seen.filter((line) => !line.startsWith('pointer'))");
  assert.deepEqual(keys, ["ArrowLeft", "x", " ", "click here"]);
});
