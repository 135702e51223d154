// What the browser does with files and the clipboard.

/** Lets a person keep a text as a file. */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The text of the file that was chosen, or nothing. The same file can be chosen again. */
export function chosen(input, most) {
  const [file] = input.files;
  const text = file && file.size <= most ? file.text().catch(() => "") : Promise.resolve("");
  input.value = "";
  return text;
}

/** Copies what stands in a field, or anywhere. False if the browser does not allow it; then it is selected. */
export function copy(field) {
  if (field.select) {
    field.focus();
    field.select();
  } else {
    getSelection().selectAllChildren(field);
  }
  const written = async () => navigator.clipboard.writeText(field.value ?? field.textContent);
  return written().then(() => true, () => false);
}

/** A moment as a date and a time in a language. */
export const moment = (when, language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(when);
