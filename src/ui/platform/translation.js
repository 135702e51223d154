// Page translation of browsers puts elements in the place of text nodes. The program would go on to change the nodes
// that are gone, and the page would show old scores. The page asks not to be translated (`translate="no"`). This script
// is for translators that do not ask.

/** The element in which translators put their texts. The program never creates it. */
const FOREIGN = "FONT";
/** Most texts that are put back. A translator that repeats itself would keep the page busy. */
const MOST = 2000;

/** Puts the program's texts back, and then says so: `data-translated` on the root element. */
export function keepTexts() {
  let left = MOST;
  const isForeign = (node) => node?.nodeName === FOREIGN && node.isConnected;
  const watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        const stranger = [...addedNodes, previousSibling, nextSibling].find(isForeign);
        if (!stranger || stranger.parentNode !== target || left <= 0) continue;
        left -= 1;
        stranger.replaceWith(text);
        document.documentElement.dataset.translated = "";
      }
    }
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
