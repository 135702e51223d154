// The page as the service worker has cached it.

/** Waits until everything is cached. */
export const waitUntilCached = (page) =>
  page.until(() => page.run("return navigator.serviceWorker.controller !== null"), "nothing is kept");

/** The build id of the displayed page; undefined while the page reloads. */
export const shownBuild = (page) => page.run("return document.documentElement?.dataset.build");

/** The names of all caches of the site. */
export const cacheNames = async (page) => page.driver.executeAsyncScript("caches.keys().then(arguments[0])");

/** Opens a game's rules page, and returns its text. */
export async function openRules(page, id) {
  await page.go(`#/rules/${id}`);
  await page.find("main h2");
  return page.text("main");
}

/** Asks for a hint, which needs the bots' program, as soon as it is the player's turn. */
export async function askForHint(page) {
  const button = ".tools button:nth-of-type(2):enabled";
  const before = () => page.text(".expected");
  await page.until(async () => {
    // A bot may end a round with its first move.
    for (const next of await page.all(".result .button")) await page.tap(next);
    return (await page.all(".player.me.turn")).length > 0;
  }, "it is never my turn");
  const prompt = await before();
  await page.tap(await page.find(button));
  await page.until(async () => (await before()) !== prompt, "no hint comes");
}
