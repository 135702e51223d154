// Languages on the static pages. The program has its own rules for the same.

const FROM_RIGHT = /^(he|ar)\b/;

/** The direction in which a language is written. */
export const direction = (tag) => (FROM_RIGHT.test(tag) ? "rtl" : "ltr");

/** The first subtag of a language tag. Older browsers call Hebrew "iw". */
const root = (tag) => tag.split("-")[0].replace(/^iw$/, "he");

/** The known language with this tag, or else with its first subtag: "pt-BR" for "pt". Undefined if there is none. */
export const findLanguage = (known, tag) =>
  known.find((other) => other === tag) ?? known.find((other) => root(other) === root(tag));

/** Under which name `sessionStorage` has the button that was pressed on a landing page: build, language and index. */
export const PRESSED = "spot-on/pressed";

/** Replaces the texts of a document: of each element with the attribute `data-text`, by its value. */
export function translate(document, texts) {
  for (const element of document.querySelectorAll("[data-text]")) {
    const text = texts[element.dataset.text];
    if (!text) continue;
    if (element.tagName === "META") element.content = text;
    else element.innerHTML = text;
  }
}
