/** Whether the page has saved anything in this browser. False if the browser forbids storage. */
export function hasSaved() {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith("spot-on/"));
  } catch {
    return false;
  }
}
