// Opens a table.

import { visit } from "./storage.mjs";

/**
 * Opens a table, by default with no motion, quick bots and a folded side panel, for all tests that are not about these.
 * `seats`, `options` and `level` define the match, `settings` are further settings; `people` sit at the first seats.
 */
export async function openTable(
  page,
  id,
  { seats = 2, options = [], level = "casual", settings = {}, people = [] } = {},
) {
  await page.run(
    `
    const [id, setup, settings] = arguments;
    localStorage.setItem("spot-on/settings", JSON.stringify(settings));
    localStorage.setItem("spot-on/setup/" + id, JSON.stringify(setup));
    `,
    id,
    { seats, options, level, players: people.map((name) => ({ name, bot: null })) },
    { pace: "off", panel: "off", ...settings },
  );
  // The page is reloaded, so that the settings apply and a match begins only once.
  await page.load(`#/play/${id}`);
  // The table appears when it is known which tab has the match; only then is there anything to lay out.
  await page.find("main");
  await page.drawn();
}

/** Opens the side panel, or the sheet in its place, unless it is open. */
export async function openLog(page) {
  const button = await page.named("Log");
  if ((await button.getAttribute("aria-expanded")) === "false") await page.tap(button);
  await page.find(".sheet .lines");
}

/** The most players that the set-up offers. */
export async function mostSeats(page, id) {
  await visit(page, `#/setup/${id}`);
  await page.find("[name='seats']");
  return Number(await page.run("return [...document.querySelectorAll(\"[name='seats']\")].at(-1).value"));
}

/** Touches the page where that has no effect: browsers allow sound only after a touch. Scripted events do not count. */
export async function touch(page) {
  await page.tap(await page.find("h1"));
}
