// The page of the history.

/** The matches that it lists. */
export const rows = (page) => page.all(".record");

/** Waits until it lists this number of matches. */
export const counted = (page, count) =>
  page.until(async () => (await rows(page)).length === count, `there are not ${count} records`);

/** Opens the history, and waits until it lists this number of matches. */
export async function openHistory(page, count) {
  await page.go("#/history");
  await page.find("main.history");
  await counted(page, count);
}
