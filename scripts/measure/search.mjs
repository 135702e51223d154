// How many iterations a second the bots' search makes in one worker, in positions of matches against Masters; `make bench`
// says the same of native programs. Games whose bots do not search are passed over. `GAMES=a,b` measures these only.

import { byTap, playAny } from "../../tests/browser/anygame.mjs";
import { devtools, session, stop } from "../../tests/browser/driver.mjs";
import { GAMES } from "../../tests/browser/games.mjs";
import { Page } from "../../tests/browser/page.mjs";
import { sitDown } from "../../tests/browser/sit.mjs";
import { DESKTOP } from "../../tests/browser/sizes.mjs";
import { readChoice, readQuestion, writeQuestion } from "../../tests/browser/wire.mjs";
import { serve } from "../site.mjs";
import { figure, release } from "./figures.mjs";

const games = process.env.GAMES?.split(",") ?? GAMES;
/** Questions that are asked again, for how long each, and how many of them only warm the worker up. */
const QUESTIONS = 16;
const MILLISECONDS = 1000;
const WARM_UP = 4;

/** Comes before the page, and keeps what it asks its workers. */
const LISTEN = `
  window.questions = [];
  window.Worker = class extends Worker {
    postMessage(message) {
      questions.push([...message]);
      super.postMessage(message);
    }
  };
`;

/** Asks a worker these questions, one after the other, and says how long each answer took. */
const ASK = `
  const [questions, done] = arguments;
  const worker = new Worker(document.documentElement.dataset.worker);
  const answers = [];
  let asked = null;
  worker.onmessage = ({ data }) => {
    if (asked !== null) answers.push({ bytes: [...data], time: performance.now() - asked });
    if (answers.length === questions.length) {
      worker.terminate();
      return done(answers);
    }
    asked = performance.now();
    worker.postMessage(Uint8Array.from(questions[answers.length]));
  };
`;

/** Iterations a second; 0 if the game's bots do not search. */
async function measure(page, id) {
  await sitDown(page, id, { level: "master" });
  const count = () => page.run("return questions.length");
  const ask = async (milliseconds) => {
    const questions = (await page.run("return questions")).slice(0, QUESTIONS).map(readQuestion);
    const asked = questions.map((question) => writeQuestion({ ...question, milliseconds }));
    const answers = await page.driver.executeAsyncScript(ASK, asked);
    return answers.map(({ bytes, time }) => ({ ...readChoice(bytes), time }));
  };
  await playAny(page, byTap, { enough: async () => (await count()) > 0 });
  if ((await ask(1)).every(({ iterations }) => iterations === 0)) return 0;
  await playAny(page, byTap, { enough: async () => (await count()) >= QUESTIONS });
  // Where there is no choice a search ends at once.
  const whole = (await ask(MILLISECONDS)).slice(WARM_UP).filter(({ time }) => time >= MILLISECONDS);
  const sum = (what) => whole.reduce((total, answer) => total + answer[what], 0);
  return (1000 * sum("iterations")) / sum("time");
}

const site = await serve(release);
const { driver } = await session("chromium", DESKTOP);
await devtools(driver, "Page.addScriptToEvaluateOnNewDocument", { source: `{ ${LISTEN} }` });
const page = new Page(driver, "chromium", DESKTOP, site.url, true);
await page.go();
for (const id of games) {
  const found = await measure(page, id);
  if (found > 0) figure(`search/${id}`, Math.round(found), "per-second");
}
await driver.quit();
site.close();
await stop();
