// The clock and the timers of the page, for tests of what happens on a day or after a time limit.

/**
 * Script of the page: the clock shows the moment that is saved under `clock`, if there is one, and `moveClock` sets it
 * while the page is open. `skip` moves the clock for durations on.
 */
export const CLOCK = `
  const RealDate = Date;
  let shift = Number(localStorage.getItem("clock") ?? RealDate.now()) - RealDate.now();
  window.moveClock = (moment) => (shift = moment - RealDate.now());
  const realNow = performance.now.bind(performance);
  let skipped = 0;
  window.skip = (milliseconds) => (skipped += milliseconds);
  performance.now = () => realNow() + skipped;
  window.Date = class extends RealDate {
    constructor(...parts) { super(...(parts.length === 0 ? [RealDate.now() + shift] : parts)); }
    static now() { return RealDate.now() + shift; }
  };
`;

/** Script: timers of the page, or of its service worker, end twenty times as soon: tests need not wait for time limits. */
export const FAST_TIMERS = `
  const wait = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = (act, time, ...rest) => wait(act, (time ?? 0) / 20, ...rest);
`;

/** Sets the clock of the pages that are loaded from now on: milliseconds since 1970. */
export const setClock = (page, milliseconds) => page.run("localStorage.setItem('clock', arguments[0])", milliseconds);

/** Noon of a day, in UTC. */
export const noon = (date) => Date.parse(`${date}T12:00:00Z`);
