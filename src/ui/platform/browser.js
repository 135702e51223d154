// Files, the clipboard and dates in the browser.

/** Offers a string as a file to download. */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * The text of the chosen file. It is empty if no file was chosen, or if the file is unreadable or larger than `most`
 * bytes. The same file can be chosen again.
 */
export function chosen(input, most) {
  const [file] = input.files;
  const text = file && file.size <= most ? file.text().catch(() => "") : Promise.resolve("");
  input.value = "";
  return text;
}

/** Selects and copies the text of a field or of any other element. False if the browser does not allow copying. */
export function copy(field) {
  if (field.select) {
    field.focus();
    field.select();
  } else {
    getSelection().selectAllChildren(field);
  }
  const written = async () => navigator.clipboard.writeText(field.value ?? field.textContent);
  return written().then(
    () => true,
    () => false,
  );
}

/** A date format for a language tag. A browser may not know the region in it. */
function dateFormat(tag, options) {
  try {
    return new Intl.DateTimeFormat(tag, options);
  } catch {
    return new Intl.DateTimeFormat(tag.split("-")[0], options);
  }
}

/** Formats a timestamp as a date and a time for a language tag. */
export const moment = (when, tag) => dateFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(when);

/** Formats the day of a timestamp, which is midnight in UTC, for a tag; `parts` are the options of the browser. */
export const day = (when, tag, parts) => dateFormat(tag, { ...JSON.parse(parts), timeZone: "UTC" }).format(when);
