// Chance that can be had again. `SEED=5` plays other matches than usual (which are short ones), `SEED=random` new ones every time.

const asked = process.env.SEED ?? "6";

/** The seed of everything that is left to chance. */
export const SEED = asked === "random" ? Math.floor(Math.random() * 250) + 1 : Number(asked);

/** A script, run before the program is there, that makes chance always the same and leaves time as it is. */
export const fixedChance = (seed) => `crypto.getRandomValues = (array) => array.fill(${seed});`;

/** A function that gives one of a list, the same ones in the same order for the same seed. */
export function chooser(seed = SEED) {
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
