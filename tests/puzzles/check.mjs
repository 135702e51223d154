// Solves puzzles a second time. It shares no code with the program that made them: positions come from the referee, the
// answers from the rules as the other files of this folder state them. `make puzzles-verify` runs it.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { ladder } from "./broken-ladder.mjs";
import { fewestDraws, rummy } from "./hundred-rummy.mjs";
import { canHold } from "./hand-story.mjs";
import { chain, lackedInChain } from "./one-hundred-and-one.mjs";
import { oneUp } from "./one-up.mjs";
import { faultOf, stepsOf } from "./problem.mjs";
import { shootout } from "./shootout.mjs";

const COUNT = 100;
/** Problems with open cards of each game that are solved: each takes seconds. */
const PROBLEMS = 10;
const BUILT = process.env.BUILT ?? "target/release";
const ARENA = `${BUILT}/arena`;
const REFEREE = `${BUILT}/referee`;

const SOLVERS = {
  "hundred-rummy": rummy,
  "broken-ladder": ladder,
  "one-up": oneUp,
  "one-hundred-and-one": chain,
  shootout,
};

const referee = spawn(REFEREE, { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  referee.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await answers.next();
  const answer = JSON.parse(value);
  assert.ok(!answer.error, `${JSON.stringify(request)}: ${answer.error}`);
  return answer;
}

const sorted = (solution) => JSON.stringify(solution.map((right) => right.toSorted()));

for (const game of ["shootout", "broken-ladder", "one-hundred-and-one", "hundred-rummy"]) {
  const { stdout } = spawnSync(ARENA, ["puzzles", game, "--records", "--problems"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const lines = stdout.trim().split("\n");
  const step = Math.max(1, Math.floor(lines.length / PROBLEMS));
  for (const line of lines.filter((_, at) => at % step === 0)) {
    const [kind, , seat, solution, ...record] = line.split("|");
    const { state } = await ask({ cmd: "load", record: record.join("|") });
    const steps = stepsOf(solution);
    const isFewest = () => fewestDraws(state) === steps[0].right.join();
    const fault =
      kind === "draws"
        ? !isFewest() && `found ${fewestDraws(state)}`
        : await faultOf(ask, { game, kind }, state, Number(seat), steps);
    if (fault) process.exitCode = 1;
    if (fault) console.log(`${line.slice(0, 120)}\n  ${fault}`);
  }
  console.log(`${game}: ${Math.ceil(lines.length / step)} problems solved again`);
}

/** Questions for a card: which cards the story of the match allows. */
async function cardFault(line) {
  const [kind, , seat, cards] = line.split("|");
  const [right, ...others] = cards.split("!");
  const can = await canHold(ask, line.split("|").slice(4).join("|"), Number(seat), lackedInChain);
  const isSound = can(right) === (kind === "last") && others.every((card) => can(card) === (kind === "cannot"));
  return isSound ? null : `${[right, ...others].map((card) => `${card} ${can(card)}`)}`;
}

for (const [game, solve] of Object.entries(SOLVERS)) {
  const { stdout } = spawnSync(ARENA, ["puzzles", game, "--records"], { encoding: "utf8", maxBuffer: 1e8 });
  const lines = stdout.trim().split("\n");
  const step = Math.max(1, Math.floor(lines.length / COUNT));
  const [checked, wrong] = [[], []];
  // Every so many puzzles, and then the others until there are enough.
  const order = [...lines.filter((_, at) => at % step === 0), ...lines.filter((_, at) => at % step !== 0)];
  for (const line of order) {
    if (checked.length === COUNT) break;
    const [kind, , seat, moves] = line.split("|");
    if (moves.includes("!")) {
      const fault = await cardFault(line);
      checked.push(line);
      if (fault) wrong.push(`${line.slice(0, 120)}\n  found ${fault}`);
      continue;
    }
    const record = line.split("|").slice(4).join("|");
    const solution = moves.split(";").map((right) => right.split(","));
    const { state } = await ask({ cmd: "load", record });
    const found = solve(state, Number(seat), kind, solution);
    if (found === undefined) continue;
    checked.push(line);
    if (found === null || sorted(found) !== sorted(solution))
      wrong.push(`${line.slice(0, 120)}\n  found ${JSON.stringify(found)}`);
  }
  console.log(`${game}: ${checked.length} solved again, ${wrong.length} otherwise`);
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}
referee.stdin.end();
