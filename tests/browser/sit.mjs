// Sitting down at a table.

/**
 * No motion and quick bots; for everything that is not about motion.
 * `seats`, `options` and `level` are what is played, `settings` whatever else is set; `people` sit at the first seats.
 */
export async function sitDown(page, id, { seats = 2, options = [], level = "casual", settings = {}, people = [] } = {}) {
  await page.run(
    `
    const [id, setup, settings] = arguments;
    localStorage.setItem("spot-on/settings", JSON.stringify(settings));
    localStorage.setItem("spot-on/setup/" + id, JSON.stringify(setup));
    `,
    id,
    { seats, options, level, players: people.map((name) => ({ name, bot: null })) },
    { pace: "off", ...settings },
  );
  // Loaded anew: so settings hold, and a match begins only once.
  await page.load(`#/play/${id}`);
  // The table comes when it is known who has the match; only then is there anything to lay out.
  await page.find("main");
  await page.drawn();
}

/** Touches the page where that does nothing: only then do browsers let it sound. What a script sends does not count. */
export async function touch(page) {
  await page.tap(await page.find("h1"));
}
