// A page in a browser, with the actions of tests. A wait ends as soon as its condition holds.

import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { By } from "selenium-webdriver";
import { ENGINES } from "./engines.mjs";
import { IS_STILL, drag, press, tap } from "./gestures.mjs";

const SHOTS = fileURLToPath(new URL("../shots/", import.meta.url));
const PATIENCE = 30_000;

/** The path of an empty page that the test server adds to the site. */
export const EMPTY = "empty";

/** The error messages of WebKit, Chromium and Firefox for a page that was left before they had answered. */
const LEFT = new RegExp(
  [
    "before the unload event",
    "Could not parse script result",
    "aborted by navigation",
    "while resolving nodes",
    "does not belong to the document",
    "Document was unloaded",
  ].join("|"),
);

/** Whether an error says that an element or the whole page vanished during a check, which is then repeated. */
const isGone = ({ name, message }) => name === "StaleElementReferenceError" || LEFT.test(message);

export class Page {
  #problems = [];

  /** `starts` is false if the page is not expected to start. */
  constructor(driver, engine, size, address, starts) {
    Object.assign(this, { driver, engine, size, address, starts });
    this.hand = size.touch && ENGINES[engine].touch ? "touch" : "mouse";
  }

  /** Goes to a path of the site, such as `#/play`. */
  async go(path = "") {
    await this.#open(this.address + path);
    // The heading of a new page gets the focus a frame later, and the window scrolls there.
    if (this.starts) await this.until(() => this.drawn().then(() => true), "nothing is drawn");
  }

  /** Opens an empty page of the site, so that the browser's storage for the site can be used. */
  async openEmptyPage() {
    await this.#fetch(this.address + EMPTY);
  }

  async #open(address) {
    await this.#fetch(address);
    await this.#started();
  }

  async #fetch(address) {
    const { narrowest = 0 } = ENGINES[this.engine];
    if (this.size.width >= narrowest) {
      await this.driver.get(address);
    } else {
      await this.#openInFrame(address);
    }
  }

  /** Opens a page in a frame, if no window is as narrow as the page should be. */
  async #openInFrame(address) {
    await this.driver.switchTo().defaultContent();
    // Outside of the site the server finds nothing: this gives an empty page without a content policy.
    await this.driver.get(new URL("/", this.address).href);
    await this.run(
      `
      const [address, width, height] = arguments;
      const frame = document.createElement("iframe");
      Object.assign(frame.style, { position: "fixed", inset: "0 auto auto 0", border: "0" });
      Object.assign(frame, { width, height, src: address });
      document.body.replaceChildren(frame);
      `,
      address,
      this.size.width,
      this.size.height,
    );
    await this.driver.switchTo().frame(0);
    const loaded = "return location.href !== 'about:blank' && document.readyState === 'complete'";
    await this.until(() => this.run(loaded), "the frame stays empty");
    // The first Tab leads into the page, as it does from the browser's own bar.
    await this.run("window.focus()");
  }

  /** Waits until the program has drawn its page, whose parts may come later, and removed `#boot`. */
  async #started() {
    const gone = () => this.run("return document.querySelector('#boot, main[aria-busy]') === null");
    if (this.starts) await this.until(gone, "the page does not start");
  }

  /** Loads the page again, as a visitor does with the browser's button. */
  async reload() {
    // Not WebDriver's refresh, which bypasses a service worker in Firefox.
    await this.#load(await this.run("return location.href"));
  }

  /** Loads a path of the site anew. */
  async load(path) {
    await this.#load(this.address + path);
  }

  /** Leaves the site, and opens a path of it anew. Going back in the history then leads to the page that was left. */
  async revisit(path) {
    await this.#revisit(this.address + path);
  }

  async #revisit(address) {
    await this.driver.switchTo().defaultContent();
    await this.driver.get("about:blank");
    await this.#open(address);
  }

  async #load(address) {
    await this.driver.switchTo().defaultContent();
    const { forgetful } = ENGINES[this.engine];
    if (forgetful && (await this.run("return location.href")).startsWith(this.address)) {
      await this.run("history.replaceState(null, '', arguments[0])", address);
      await this.driver.navigate().refresh();
      await this.#started();
    } else {
      await this.#revisit(address);
    }
  }

  /** The first element of a CSS selector or locator, as soon as it is there. */
  find(what) {
    const locator = typeof what === "string" ? By.css(what) : what;
    return this.until(async () => (await this.driver.findElements(locator))[0], `no ${locator}`);
  }

  /** All elements of a CSS selector that are there now. */
  all(selector) {
    return this.driver.findElements(By.css(selector));
  }

  /** The button or link with this name, as soon as it is there. */
  named(name) {
    const text = JSON.stringify(name);
    return this.find(
      By.xpath(`//*[self::button or self::a][@aria-label=${text} or (not(@aria-label) and normalize-space()=${text})]`),
    );
  }

  /** The text of a selector's element, as soon as it is there. */
  async text(selector) {
    const { said } = await this.until(async () => {
      const [element] = await this.all(selector);
      return element && { said: await element.getText() };
    }, `no ${selector}`);
    return said;
  }

  /** Waits until the text of a selector's element matches. */
  async says(selector, pattern) {
    let text;
    const matches = async () => {
      text = await this.text(selector);
      return pattern.test(text);
    };
    await this.until(matches, () => `${selector} does not say ${pattern}, but ${JSON.stringify(text)}`);
  }

  /** Runs the body of a function in the page. */
  run(script, ...args) {
    return this.driver.executeScript(script, ...args);
  }

  /** Calls a function again and again until its result is truthy, and returns that result. */
  async until(condition, message) {
    // Selenium's own wait loses the line of the test that called it.
    for (const end = Date.now() + PATIENCE; ; await setTimeout(20)) {
      try {
        const value = await condition();
        if (value) return value;
      } catch (cause) {
        if (!isGone(cause)) throw cause;
      }
      if (Date.now() > end) {
        const what = typeof message === "string" ? message : message();
        throw new Error(`${what} (waited ${PATIENCE / 1000} s)`);
      }
    }
  }

  /** Waits until no animation or transition is running that would end by itself. */
  async still() {
    await this.until(() => this.run(`return ${IS_STILL}`), "something keeps moving");
  }

  /** Waits until the page has been drawn: a table lays its cards out when it knows how large it is. */
  async drawn() {
    await this.run("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
  }

  /** Waits until the layout of the page is final. */
  async settled() {
    await this.drawn();
    await this.still();
  }

  /** Touches an element, or clicks it if there is no touch screen. */
  async tap(element) {
    await tap(this, element);
  }

  /** Drags an element to another one and drops it there, with a finger or a mouse depending on the size. */
  async drag(element, target) {
    await drag(this, element, target);
  }

  /** Presses keys one after the other: characters, or names such as `Enter`, `Tab`, `ArrowLeft`. */
  async press(...keys) {
    await press(this, keys);
    if (ENGINES[this.engine].bars && keys.some((key) => key.endsWith("Tab"))) await this.#comeBack();
  }

  /**
   * A Tab from the last element leads out of the page, into the browser's own toolbars. Firefox then sends all keys to
   * the toolbars, until the page is focused again.
   */
  async #comeBack() {
    await this.run("if (!document.hasFocus()) window.focus()");
  }

  /** The label of the focused element, or else its text. */
  focused() {
    return this.run(`
      const here = document.activeElement;
      return here.getAttribute("aria-label") ?? here.textContent.trim();
    `);
  }

  /** All warnings and errors on the console so far. */
  async problems() {
    if (ENGINES[this.engine].log) {
      const entries = await this.driver.manage().logs().get("browser");
      const bad = entries.filter(({ level }) => level.name === "WARNING" || level.name === "SEVERE");
      this.#problems.push(...bad.map(({ level, message }) => `${level.name}: ${message}`));
    }
    return this.#problems;
  }

  /** A screenshot of the window. WebKit's driver sometimes gives none, without a reason. */
  #picture() {
    return this.driver.takeScreenshot().catch((cause) => {
      if (this.engine !== "webkit") throw cause;
    });
  }

  /** With `SHOTS=1` saves a picture for people to look at; nothing is compared with it. */
  async shot(name) {
    if (process.env.SHOTS) await this.save(name);
  }

  /** Saves a picture as shots/NAME-ENGINE-SIZE.png. */
  async save(name) {
    await this.still();
    mkdirSync(SHOTS, { recursive: true });
    const file = `${SHOTS}${name.replace(/\W+/g, "-")}-${this.engine}-${this.size.name}.png`;
    const picture = await this.until(() => this.#picture(), "no picture can be taken");
    writeFileSync(file, picture, "base64");
    return file;
  }
}
