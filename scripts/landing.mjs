// The pages on which search engines and new visitors find Spot On in other languages: `de/index.html` shows the painted home
// page in German. Its links lead to the program, which is above.

import { Window } from "happy-dom";
import { direction, translate } from "../public/assets/language.js";

/** Addresses in `hreflang` should be whole. The host of the page is only known if the environment names it. */
const SITE = process.env.SITE?.replace(/\/?$/, "/");

/** Links to the page in each language, for search engines. `up` leads from the page to the program. */
export function alternates(tags, up) {
  const home = SITE ?? up;
  const link = (tag, href) => `<link rel="alternate" hreflang="${tag}" href="${href}" />`;
  return [link("x-default", home), link("en", home), ...tags.map((tag) => link(tag, `${home}${tag}/`))].join("\n    ");
}

/**
 * The landing page of a language.
 * @param {string} index the document of the program
 * @param {string} tag of the language
 * @param {Record<string, string>} texts those of the document
 * @param {string} home the painted home page
 * @param {string[]} tags of all languages but English
 */
export function landingPage(index, tag, texts, home, tags) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(index);
  const root = document.documentElement;
  Object.assign(root, { lang: tag, dir: direction(tag) });
  root.dataset.language = tag;
  root.dataset.painted = "";
  translate(document, texts);
  for (const element of document.querySelectorAll("[rel=alternate], script")) element.remove();
  document.head.insertAdjacentHTML("beforeend", alternates(tags, "../"));
  const script = document.createElement("script");
  script.src = "assets/landing.js";
  script.type = "module";
  document.head.append(script);
  document.querySelector("[rel=manifest]").href = `assets/texts/${tag}.webmanifest`;
  document.querySelector("#painted").innerHTML = home;
  for (const link of document.querySelectorAll("#painted a")) link.setAttribute("href", addressOf(link, tag, tags));
  for (const name of ["src", "href"]) {
    for (const element of document.querySelectorAll(`[${name}^="assets/"]`)) {
      element.setAttribute(name, `../${element.getAttribute(name)}`);
    }
  }
  return `<!doctype html>\n${root.outerHTML}\n`;
}

/** Where a link of the painted page leads to from the landing page. */
function addressOf(link, tag, tags) {
  const href = link.getAttribute("href");
  const other = href.replace("?lang=", "");
  if (other !== href && tags.includes(other)) return `../${other}/`;
  return href.startsWith("?") ? `../${href}` : `../?lang=${tag}${href}`;
}
