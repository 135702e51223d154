// Driver processes, one for each engine, and sessions that are opened through them.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http/index.js";
import { Command } from "selenium-webdriver/lib/command.js";
import { ENGINES, programs } from "./engines.mjs";
import { startScreen } from "./virtual-screen.mjs";

const running = new Map();

/** For each engine, the end of the last session that was not kept. The next session begins after it. */
const ending = new Map();
/** Time limit in milliseconds for ending a session. After that its driver is ended, too. */
const ENDING = 20_000;
/** Time limit in milliseconds for a driver or a browser to answer. They take a few seconds, or never answer. */
const STARTING = 60_000;

async function end(engine, driver) {
  const how = await inTime(driver.quit(), ENDING).catch(() => "late");
  if ((how !== "late" && !ENGINES[engine].once) || !running.has(engine)) return;
  const { end } = await running.get(engine);
  running.delete(engine);
  end();
}

/** The value of a promise; fails after `limit` milliseconds. */
function inTime(promise, limit) {
  const late = setTimeout(limit, null, { ref: false }).then(() => Promise.reject(new Error(`not in ${limit} ms`)));
  return Promise.race([promise, late]);
}

/** Idle sessions that wait for the next test, oldest first. They are kept, since starting a browser takes seconds. */
const waiting = [];
/** The limit of idle sessions, since idle browsers still take memory. */
const MOST_WAITING = 4;

/**
 * A session with an engine in a window of this size, under these conditions: `{ driver, done }`.
 * `done(true)` keeps it for another test, which will use another origin and so an empty storage.
 */
export async function session(engine, size, conditions = []) {
  const key = keyOf(engine, size, conditions);
  await ending.get(engine);
  const { driver, tests } = (await take(engine, key)) ?? { driver: await open(engine, size, conditions), tests: 0 };
  const { exact, lasts = Infinity } = ENGINES[engine];
  if (!exact) await resize(driver, size);
  const done = async (well) => {
    if (well && tests + 1 < lasts) return keep({ engine, key, driver, tests: tests + 1 });
    ending.set(engine, end(engine, driver));
    await ending.get(engine);
  };
  return { driver, done };
}

/** The key of a session: the properties that a session cannot change once it is open. */
function keyOf(engine, { width, height, touch }, conditions) {
  const { exact } = ENGINES[engine];
  return [engine, touch, exact ? `${width} ${height}` : "", ...conditions].join(" ");
}

/** Takes the idle session with this key. Ends all other sessions if the engine can have only one. */
async function take(engine, key) {
  const at = waiting.findLastIndex((session) => session.key === key);
  const [found] = at < 0 ? [] : waiting.splice(at, 1);
  if (ENGINES[engine].single) await endWaiting(engine);
  return found;
}

async function endWaiting(engine) {
  for (;;) {
    const at = waiting.findIndex((session) => session.engine === engine);
    if (at < 0) return;
    const [{ driver }] = waiting.splice(at, 1);
    await end(engine, driver);
  }
}

async function keep(session) {
  const { engine, driver } = session;
  // Ends the tested page, and drops its console messages, which do not concern the next test.
  await driver.switchTo().defaultContent();
  await driver.get("about:blank");
  if (ENGINES[engine].log) await driver.manage().logs().get("browser");
  waiting.push(session);
  if (waiting.length <= MOST_WAITING) return;
  const oldest = waiting.shift();
  await end(oldest.engine, oldest.driver);
}

/** A new session, whose browser has its profile in this folder. */
export async function sessionIn(engine, size, folder) {
  if (ENGINES[engine].single) await endWaiting(engine);
  return open(engine, size, [], [ENGINES[engine].profile(folder)]);
}

/** Sends a signal, such as `KILL`, to all processes of the browser whose profile is in this folder. */
export function signal(folder, name) {
  try {
    execFileSync("pkill", [`-${name}`, "-f", folder]);
  } catch {
    // The browser has ended by itself.
  }
}

async function open(engine, size, conditions, more = []) {
  if (!running.has(engine)) running.set(engine, start(engine));
  const { url } = await running.get(engine);
  const { capabilities, conditions: known } = ENGINES[engine];
  const extra = [...conditions.map((name) => known[name]), ...more];
  const wanted = capabilities(programs(engine).found, size, extra);
  const driver = WebDriver.createSession(new Executor(Promise.resolve(new HttpClient(url))), wanted);
  await inTime(driver.getSession(), STARTING);
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 120_000 });
  for (const [method, params] of extra.flatMap(({ devtools = [] }) => devtools)) {
    await devtools(driver, method, params);
  }
  return driver;
}

/** Sends a command of Chromium's developer tools. */
export function devtools(driver, cmd, params = {}) {
  driver.getExecutor().defineCommand("devtools", "POST", "/session/:sessionId/goog/cdp/execute");
  return driver.execute(new Command("devtools").setParameter("cmd", cmd).setParameter("params", params));
}

/** Resizes the window so that its viewport has this size, or is larger; then the page is in a frame. */
async function resize(driver, { width, height }) {
  const frame = await driver.executeScript(
    "return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }",
  );
  const rect = { width: width + frame.width, height: height + frame.height };
  await driver.manage().window().setRect(rect);
}

/** Gives Chromium's page another viewport. The window keeps its size. */
export function setViewport(driver, { width, height }) {
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
  return devtools(driver, "Emulation.setDeviceMetricsOverride", metrics);
}

/** Ends every session and every driver process that was started here, whatever state they are in. */
export async function stop() {
  await Promise.all(waiting.map(({ driver }) => inTime(driver.quit(), ENDING).catch(() => {})));
  waiting.length = 0;
  for (const { value } of await Promise.allSettled(running.values())) value?.end();
  running.clear();
}

async function start(engine) {
  const { found } = programs(engine);
  const port = await freePort();
  const { command, env: more = {} } = ENGINES[engine];
  const [program, ...args] = command(found, port);
  const shown = found.screen && (await inTime(startScreen(found.screen), STARTING));
  const env = { ...more, ...process.env, ...(shown && { DISPLAY: shown.display }) };
  // In a process group of its own, so that its child processes end with it.
  const child = spawn(program, args, { stdio: "ignore", detached: true, env });
  const end = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
    shown?.child.kill();
  };
  process.once("exit", end);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, () => process.exit(1));

  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${program} ended at once`)));
  await Promise.race([ready(url), ended]).catch((cause) => {
    end();
    throw new Error(`${engine} does not start: ${cause.message}`, { cause });
  });
  child.unref();
  return { url, end };
}

/** Waits until a driver accepts sessions. */
async function ready(url) {
  for (const last = Date.now() + STARTING; Date.now() < last; await setTimeout(20)) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`${url}/status`, { signal }).then(
      (response) => response.json(),
      () => null,
    );
    if (answer?.value?.ready) return;
  }
  throw new Error(`no answer in ${STARTING} ms`);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
