// The windows in which tests are run.

export const PHONE = { name: "phone", width: 360, height: 740, touch: true };
export const DESKTOP = { name: "desktop", width: 1280, height: 800, touch: false };
/** The narrowest window in which everything must work. */
export const NARROW = { name: "narrow", width: 320, height: 568, touch: true };
/** A phone on its side. */
export const SIDE = { name: "side", width: 740, height: 360, touch: true };
/** The lowest window in which everything must work: the narrowest on its side. */
export const LOW = { name: "low", width: 568, height: 320, touch: true };
/** A desktop of 1280 x 800 at 200 %. */
export const ZOOMED = { name: "zoomed", width: 640, height: 400, touch: false };

/** The default sizes. */
export const SIZES = [PHONE, DESKTOP];
