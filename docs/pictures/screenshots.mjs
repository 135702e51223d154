// Takes the screenshots public/assets/screens/*.webp, which browsers show when somebody installs the page. Run it after
// `make dist` when the page looks different: `node docs/pictures/screenshots.mjs`, and then `make dist` again.

import { mkdirSync, writeFileSync } from "node:fs";
import { byTap, playAny } from "../../tests/browser/support/play-any-game.mjs";
import { fixedRandom } from "../../tests/browser/support/random.mjs";
import { devtools, session, stop } from "../../tests/browser/support/driver.mjs";
import { GAMES } from "../../tests/browser/support/games.mjs";
import { Page } from "../../tests/browser/support/page.mjs";
import { openTable } from "../../tests/browser/support/open-table.mjs";
import { DESKTOP, PHONE } from "../../tests/browser/support/window-sizes.mjs";
import { serve } from "../../scripts/site.mjs";

const FOLDER = "public/assets/screens";
/** All random numbers of the page. */
const DEAL = 21;
/** The screenshots: the home page, or a game after `moves` moves. */
const SCREENS = [
  { name: "phone-home", size: PHONE },
  { name: "phone-table", size: PHONE, game: GAMES.at(-1), moves: 5 },
  { name: "desktop-home", size: DESKTOP },
  { name: "desktop-table", size: DESKTOP, game: GAMES[2], moves: 5 },
];

/** Plays this number of moves, and on until it is the player's turn. */
const play = (page, moves) => playAny(page, byTap, { avoid: /, not /, seed: 3, enough: () => moves-- <= 0 });

/** Converts a PNG from the driver into a smaller WebP. */
function pack(png, done) {
  const image = new Image();
  image.onload = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    done(canvas.toDataURL("image/webp", 0.8).split(",")[1]);
  };
  image.src = `data:image/png;base64,${png}`;
}

mkdirSync(FOLDER, { recursive: true });
const site = await serve("dist");
try {
  for (const { name, size, game, moves } of SCREENS) {
    const { driver, done } = await session("chromium", size);
    const page = new Page(driver, "chromium", size, site.url, true);
    await page.go();
    await page.find("h1");
    await devtools(driver, "Page.addScriptToEvaluateOnNewDocument", { source: fixedRandom(DEAL) });
    if (game) {
      await openTable(page, game, { seats: size === PHONE ? 2 : 3, settings: { panel: "on" } });
      await play(page, moves);
    }
    await page.still();
    const webp = await driver.executeAsyncScript(`(${pack})(...arguments)`, await driver.takeScreenshot());
    writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(webp, "base64"));
    await done(true);
  }
} finally {
  site.close();
  await stop();
}
