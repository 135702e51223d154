// The focus is never lost: after every action some element has it.

/** Fails if no element has the focus. The keyboard would then start again at the top of the page. */
export async function keepsFocus(page, did = "this") {
  // The element that takes over the focus exists after the next frame.
  const has = () =>
    page.run(`
    const { activeElement: here } = document;
    return here !== null && here !== document.body && here !== document.documentElement && here.isConnected;
  `);
  await page.until(has, `the focus is lost after ${did}`);
}
