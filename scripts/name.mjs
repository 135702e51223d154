// Names the files that the page loads by their content, and writes the names into index.html, so that a
// browser never puts files of two builds together. Trunk runs this after a build, in its staging folder.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";
import { laterFunctions } from "./later.mjs";
import { optimise, ordered, swept } from "./optimise.mjs";
import { homePage } from "./paint.mjs";
import { bare } from "./sections.mjs";
import { shorten } from "./shorten.mjs";
import { split } from "./split.mjs";

const folder = process.env.TRUNK_STAGING_DIR ?? "dist";
const read = (name) => readFileSync(join(folder, name), "utf8");
const write = (name, text) => writeFileSync(join(folder, name), text);
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/** Renames a file, `boot.js` to `boot-0123456789ab.js`, and returns the new name. */
function rename(name) {
  const hash = digest(readFileSync(join(folder, name)));
  const [, stem, ending] = name.match(/^(.*)(\.\w+)$/);
  const named = `${stem}-${hash}${ending}`;
  renameSync(join(folder, name), join(folder, named));
  return named;
}

/** Renames a folder after all that is in it, `texts` to `texts-0123456789ab`, and returns the new name. */
function renameFolder(name) {
  const inside = readdirSync(join(folder, name)).sort();
  const contents = inside.map((file) => file + digest(readFileSync(join(folder, name, file))));
  const named = `${name}-${digest(contents.join())}`;
  renameSync(join(folder, name), join(folder, named));
  return named;
}

/** The text with every mention of a file in an attribute or string replaced. */
function mention(text, name, named) {
  const whole = new RegExp(`(?<=["'=/(])${name.replace(".", "\\.")}(?=["')])`, "g");
  if (!whole.test(text)) throw new Error(`nothing mentions ${name}`);
  return text.replace(whole, named);
}

/** The script with the modules inside it that it imports: what the page has of its own in JavaScript. */
function withModules(script) {
  const inside = new Map();
  const taken = script.replace(/^import (.*) from ['"]\.\/(snippets\/[^'"]*)['"];?\n/gm, (_, what, name) => {
    if (!inside.has(name)) inside.set(name, `module${inside.size}`);
    return `const ${what.replace(/^\* as /, "")} = ${inside.get(name)};\n`;
  });
  const modules = [...inside].map(([name, called]) => {
    const source = read(name);
    const exported = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, it]) => it);
    const body = source.replace(/^export /gm, "");
    return `const ${called} = (() => {\n${body}\nreturn { ${exported.join(", ")} };\n})();\n`;
  });
  return modules.join("") + taken;
}

/** Takes comments and long names out of a script. Trunk's own minifier gives up on what wasm-bindgen writes. */
async function squeeze(name, module) {
  const { code } = await minify(read(name), { module, compress: { passes: 2 } });
  write(name, code);
}

/** Renames a file wherever it is mentioned. */
function renameEverywhere(name) {
  const texts = readdirSync(folder).filter((file) => /\.(html|css|webmanifest)$/.test(file)).sort();
  const mentioning = texts.filter((file) => read(file).includes(name));
  if (!mentioning.length) throw new Error(`nothing mentions ${name}`);
  const named = rename(name);
  for (const file of mentioning) write(file, mention(read(file), name, named));
}

write("spot-on.js", withModules(read("spot-on.js")));
rmSync(join(folder, "snippets"), { recursive: true });

const painted = await homePage(read("spot-on.js"), readFileSync(join(folder, "spot-on_bg.wasm")));

/** A program as wasm-bindgen has written it, made as small as it can be, or as quick. */
const optimised = (name, small) =>
  optimise(readFileSync(join(folder, `${name}_bg.wasm`)), read(`${name}.js`), small);

/** Writes a program, and its script with what is added to it. */
function finish(name, whole, script, added = "") {
  const short = shorten(whole, script);
  write(`${name}_bg.wasm`, short.program);
  write(`${name}.js`, short.script + added);
}

/** The page is downloaded before anything else can happen, so it is small and comes in two parts. */
async function finishPage() {
  const { program, script } = optimised("spot-on", true);
  const later = await laterFunctions(program, script);
  const { first, second } = split(ordered(program, (index) => later.has(index)), later.size, swept);
  write("rest.wasm", bare(second));
  // The second part is loaded as the first is.
  finish("spot-on", first, script, "\nexport { __wbg_load as load };\n");
}

/** The worker has to think. */
function finishWorker() {
  const { program, script } = optimised("worker", false);
  finish("worker", ordered(program), script);
}

const isRelease = process.env.TRUNK_PROFILE === "release";
if (isRelease) {
  await finishPage();
  finishWorker();
}

// The worker becomes one script: what wasm-bindgen wrote, and the lines that start it.
const start = mention(read("worker-boot.js"), "worker_bg.wasm", rename("worker_bg.wasm"));
write("worker.js", `${read("worker.js")}\n${start}`);
rmSync(join(folder, "worker-boot.js"));

if (isRelease) {
  for (const name of ["spot-on.js", "porter.js"]) await squeeze(name, true);
  for (const name of ["worker.js", "boot.js"]) await squeeze(name, false);
}

const pictures = readdirSync(folder, { recursive: true }).filter((name) => /\.(woff2|png|svg|webp)$/.test(name));
[...pictures.sort(), "verify.css", "verify.js"].forEach(renameEverywhere);

// Out go Trunk's leftovers, our comments and the indentation.
let html = read("index.html").replace(/<link\b[^>]*\bdata-trunk\b[^>]*>|<!--[^]*?-->/g, "");
html = html.replace(/\s*\n\s*/g, "\n");
html = html.replace('<div id="painted">', `$&${painted.replaceAll("$", "$$$$")}`);

// A quick build is in one part.
if (!isRelease) html = html.replace(/\sdata-rest="[^"]*"/, "");

const NAMED = ["style.css", "spot-on.js", "spot-on_bg.wasm", "worker.js", "boot.js", "porter.js", "manifest.webmanifest"];
for (const name of isRelease ? [...NAMED, "rest.wasm"] : NAMED) {
  html = mention(html, name, rename(name));
}

const languages = readdirSync(join(folder, "texts")).flatMap((name) => name.match(/^([a-z]{2})\.txt$/)?.[1] ?? []);
html = html.replace('data-languages="en"', `data-languages="${["en", ...languages].join(" ")}"`);
html = mention(html, "texts", renameFolder("texts"));

// The build's id stands for all of its files.
const files = readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile()).sort();
const digests = new Map(files.map((name) => [name, digest(name === "index.html" ? html : readFileSync(join(folder, name)))]));
const build = digest([...digests.values()].join());
const ofBuild = (page) => page.replace('data-build="dev"', `data-build="${build}"`);
html = ofBuild(html);
const others = files.filter((name) => name.endsWith(".html") && name !== "index.html");
for (const name of others) write(name, ofBuild(read(name)));

if (html.includes(".well-known/trunk/ws")) {
  // `trunk serve` adds an inline script, which reloads the page after a build. Nothing is kept from build to build.
  html = html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
  html = html.replace("connect-src 'self'", "connect-src 'self' ws:");
  html = html.replace(/data-offline="[^"]*"/, "");
} else {
  // Pictures of the page are for those who install it, who have a network.
  const kept = [...digests].filter(([name]) => !/^(.*\.html|sw\.js|screens\/.*)$/.test(name));
  const [, policy] = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/);
  const known = { BUILD: build, POLICY: policy, PAGES: others, FILES: Object.fromEntries(kept) };
  const lines = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  write("sw.js", lines.join("") + read("sw.js"));
  if (isRelease) await squeeze("sw.js", false);
}
write("index.html", html);
