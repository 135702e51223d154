// Runs before the page's own scripts in tests of whole matches. It fixes all random numbers, shortens pauses, knows
// when the page is idle, and records the announcements of the page.
//
// `SEED` is set by the server of the tests.

const harness = { seed: Number(SEED), unanswered: 0, starting: 0, keeping: 0, heard: [] };
window.harness = harness;

crypto.getRandomValues = (array) => array.fill(harness.seed);
Math.random = () => (harness.seed % 97) / 97;

// Shortens the pauses between moves. Longer timeouts guard against hanging workers, and stay.
const PAUSE = 1000;
const SHORTER = 25;
const { setTimeout: later, clearTimeout: forget } = window;
// Tests wait by this timer, which is no pause of the page.
harness.later = later;
const pauses = new Set();
window.setTimeout = (call, milliseconds = 0, ...rest) => {
  if (milliseconds >= PAUSE) return later(call, milliseconds, ...rest);
  const timer = later(() => {
    pauses.delete(timer);
    call(...rest);
  }, milliseconds / SHORTER);
  pauses.add(timer);
  return timer;
};
window.clearTimeout = (timer) => {
  pauses.delete(timer);
  forget(timer);
};

// Time at the table passes faster by the same factor.
const { now } = Performance.prototype;
Performance.prototype.now = function () {
  return now.call(this) * SHORTER;
};

// Shortens the ticks of bots in a race by the same factor. Ticks count as pauses, so `idle` waits for them, too.
const TICK = 200;
const { setInterval: every, clearInterval: end } = window;
window.setInterval = (call, milliseconds = 0, ...rest) => {
  if (milliseconds !== TICK) return every(call, milliseconds, ...rest);
  const timer = every(call, milliseconds / SHORTER, ...rest);
  pauses.add(timer);
  return timer;
};
window.clearInterval = (timer) => {
  pauses.delete(timer);
  end(timer);
};

window.Worker = class extends Worker {
  #asked = 0;
  #alive = true;
  #ready = false;

  constructor(...rest) {
    super(...rest);
    harness.starting += 1;
    this.addEventListener("message", () => {
      if (!this.#ready) this.#started();
      else if (this.#alive) this.#answer(1);
    });
  }

  postMessage(...rest) {
    harness.unanswered += 1;
    this.#asked += 1;
    super.postMessage(...rest);
  }

  terminate() {
    this.#alive = false;
    if (!this.#ready) this.#started();
    this.#answer(this.#asked);
    super.terminate();
  }

  #started() {
    this.#ready = true;
    harness.starting -= 1;
  }

  #answer(number) {
    this.#asked -= number;
    // The page receives the answer first.
    later(() => (harness.unanswered -= number));
  }
};

// A step is displayed when it is saved.
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...rest) {
  const begun = transaction.apply(this, rest);
  harness.keeping += 1;
  // The page receives the event first.
  const end = () => later(() => (harness.keeping -= 1));
  for (const name of ["complete", "abort"]) begun.addEventListener(name, end);
  return begun;
};

// Whether no bot is thinking, no transaction is open, and no pause is pending.
harness.idle = () => harness.unanswered + harness.starting + harness.keeping + pauses.size === 0;

// The violations of the content policy.
harness.refused = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  harness.refused.push(`${violatedDirective}: ${blockedURI}`);
});

// All announcements of live regions.
const LIVE = "[aria-live]:not([aria-live='off']), [role='status'], [role='alert'], [role='log']";
const hear = (node) => {
  if (document.getElementById("boot")) return;
  const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const words = node.textContent.trim();
  // What is not displayed is not announced, such as notices of an update or a translation that wait for their time.
  if (words && element?.closest(LIVE) && element.checkVisibility()) harness.heard.push(words);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "characterData") hear(target);
    else addedNodes.forEach(hear);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
