// A driver process, through which sessions with one engine are opened.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http/index.js";
import { ENGINES, programs } from "./engines.mjs";

const running = new Map();

/** A new session with an engine: an empty profile in a window of this size, under these conditions. */
export async function session(engine, size, conditions = []) {
  if (!running.has(engine)) running.set(engine, start(engine));
  const { url } = await running.get(engine);
  const { capabilities, conditions: known } = ENGINES[engine];
  const wanted = capabilities(programs(engine).found, size, conditions.map((name) => known[name]));
  const driver = WebDriver.createSession(new Executor(Promise.resolve(new HttpClient(url))), wanted);
  await driver.getSession();
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
  if (!ENGINES[engine].exact) await resize(driver, size);
  return driver;
}

/** Makes what a page has of a window as large as the size says. */
async function resize(driver, { width, height }) {
  const frame = await driver.executeScript(
    "return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }",
  );
  const rect = { width: width + frame.width, height: height + frame.height };
  await driver.manage().window().setRect(rect);
}

/** Ends every driver process that was started here. */
export async function stop() {
  for (const { end } of await Promise.all(running.values())) end();
  running.clear();
}

async function start(engine) {
  const port = await freePort();
  const [program, ...args] = ENGINES[engine].command(programs(engine).found, port);
  // In a group of its own, so that whatever it starts ends with it.
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  const end = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  process.once("exit", end);

  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    ready(url),
    once(child, "exit").then(() => Promise.reject(new Error(`${program} ended at once`))),
  ]);
  child.unref();
  return { url, end };
}

async function ready(url) {
  for (;;) {
    const answer = await fetch(`${url}/status`).then((response) => response.json(), () => null);
    if (answer?.value?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
