// The keyboard is never lost: whatever is pressed, something has the focus afterwards.

/** Fails if nothing has the focus, which would send a keyboard to the top of the page. */
export async function keepsFocus(page, did = "this") {
  // What takes the focus over is there after the next picture has been drawn.
  const has = () => page.run(`
    const { activeElement: here } = document;
    return here !== null && here !== document.body && here !== document.documentElement && here.isConnected;
  `);
  await page.until(has, `the focus is lost after ${did}`);
}
