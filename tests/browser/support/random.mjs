// Reproducible randomness. `SEED=5` plays other matches than the usual ones (which are short), `SEED=random` new ones
// every time.

const asked = process.env.SEED ?? "6";

/** The seed of all random choices. */
export const SEED = asked === "random" ? Math.floor(Math.random() * 250) + 1 : Number(asked);

/** A script that runs before the program loads. It fixes all random numbers, and leaves time unchanged. */
export const fixedRandom = (seed) => `crypto.getRandomValues = (array) => array.fill(${seed});`;

/** `next()` gives a random number below 1, `any(list)` a random item. The same seed gives the same sequence. */
export function randomChoices(seed = SEED) {
  let state = seed;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const any = (list) => list[Math.floor(next() * list.length)];
  return { next, any };
}
