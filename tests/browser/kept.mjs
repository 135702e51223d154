// What the page keeps in the browser, as tests set and read it.

/** Keeps something under a name, before the page is loaded again. */
export const keep = (page, name, value) =>
  page.run("localStorage.setItem(`spot-on/${arguments[0]}`, arguments[1])", name, JSON.stringify(value));

/** The text that is kept under a name, or null. */
export const kept = (page, name) => page.run("return localStorage.getItem(`spot-on/${arguments[0]}`)", name);

/** Goes to a page with these settings and no others. */
export async function visit(page, path, settings = {}) {
  await keep(page, "settings", { pace: "off", ...settings });
  await page.go(path);
  await page.reload();
  await page.find("h1");
}

/** A value of a row of values. */
export const pick = (name, value) => `input[name="${name}"][value="${value}"]`;
