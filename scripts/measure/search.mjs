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
/** Bots that have not searched in so many moves do not search: some moves leave no choice. */
const ENOUGH = 15;

/** Comes before the page, and keeps what it asks its workers, and what they answer. */
const LISTEN = `
  window.heard = [];
  window.Worker = class extends Worker {
    postMessage(message) {
      const question = [...message];
      this.addEventListener("message", ({ data }) => heard.push({ question, answer: [...data] }), { once: true });
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

/** The questions of matches against a Master that leave a choice; none if its bots do not search. */
async function choices(page, id) {
  const found = [];
  while (found.length < QUESTIONS) {
    await sitDown(page, id, { level: "master" });
    let heard = [];
    const isOpen = ({ answer }) => readChoice(answer).votes.length > 1;
    const enough = async () => {
      heard = await page.run("return heard");
      const searches = heard.some(({ answer }) => readChoice(answer).iterations > 0);
      return (heard.length >= ENOUGH && !searches) || found.length + heard.filter(isOpen).length >= QUESTIONS;
    };
    await playAny(page, byTap, { enough });
    if (!heard.some(({ answer }) => readChoice(answer).iterations > 0)) return [];
    found.push(...heard.filter(isOpen).map(({ question }) => readQuestion(question)));
  }
  return found.slice(0, QUESTIONS);
}

/** Iterations a second. */
async function measure(page, questions) {
  const asked = questions.map((question) => writeQuestion({ ...question, milliseconds: MILLISECONDS }));
  const answers = (await page.driver.executeAsyncScript(ASK, asked)).slice(WARM_UP);
  const iterations = answers.reduce((sum, { bytes }) => sum + readChoice(bytes).iterations, 0);
  return (1000 * iterations) / answers.reduce((sum, { time }) => sum + time, 0);
}

const site = await serve(release);
const { driver } = await session("chromium", DESKTOP);
await devtools(driver, "Page.addScriptToEvaluateOnNewDocument", { source: `{ ${LISTEN} }` });
const page = new Page(driver, "chromium", DESKTOP, site.url, true);
await page.go();
for (const id of games) {
  const questions = await choices(page, id);
  if (questions.length > 0) figure(`search/${id}`, Math.round(await measure(page, questions)), "per-second");
}
await driver.quit();
site.close();
await stop();
