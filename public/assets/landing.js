// The script of a landing page (`de/index.html`): who has played before goes on to the program, and so does who presses a
// button. The program presses the same button as soon as it is drawn.

import { PRESSED } from "./language.js";
import { hasSaved } from "./saved.js";

const { build, language } = document.documentElement.dataset;

function press({ target }) {
  const button = target.closest("#painted button");
  if (!button) return;
  const controls = [...document.querySelectorAll("#painted :is(a, button)")];
  try {
    sessionStorage.setItem(PRESSED, `${build} ${language} ${controls.indexOf(button)}`);
  } catch {
    // Then the visitor presses again.
  }
  location.assign(`../?lang=${language}`);
}

if (hasSaved()) location.replace(`../?lang=${language}${location.hash}`);
addEventListener("click", press);
