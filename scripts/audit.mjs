// Looks over what the project is built with: Cargo.lock and the lists of npm.
//
// - Everything comes from its registry, with a checksum. That needs no network.
// - Nothing has an advisory against it, according to https://osv.dev, which collects those of RustSec and of npm. It is
//   asked once, for all packages; where it cannot be reached, that is said, and the rest counts.
//
// `cargo audit` and `npm audit` know no more, and the first takes longer to compile than this project.

import { readFileSync } from "node:fs";

const OSV = process.env.OSV ?? "https://api.osv.dev";
const PATIENCE = 10_000;
/** Advisories that do not concern us, each with the reason. */
const ALLOWED = new Map([]);

const CRATES = "registry+https://github.com/rust-lang/crates.io-index";
const NPM = "https://registry.npmjs.org/";

/** The packages of Cargo.lock but our own. */
function crates() {
  const blocks = readFileSync("Cargo.lock", "utf8").split("[[package]]\n").slice(1);
  const value = (block, key) => block.match(new RegExp(`^${key} = "(.*)"$`, "m"))?.[1];
  const all = blocks.map((block) => ({
    ecosystem: "crates.io",
    name: value(block, "name"),
    version: value(block, "version"),
    known: value(block, "source") === CRATES && Boolean(value(block, "checksum")),
    own: value(block, "name") === "spot-on",
  }));
  return all.filter(({ own }) => !own);
}

/** The packages of a list of npm. */
function packages(file) {
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  const all = Object.entries(packages).filter(([path]) => path !== "");
  return all.map(([path, { version, resolved = NPM, integrity }]) => ({
    ecosystem: "npm",
    name: path.replace(/^.*node_modules\//, ""),
    version,
    known: resolved.startsWith(NPM) && Boolean(integrity),
  }));
}

async function ask(path, body) {
  const method = body ? "POST" : "GET";
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(OSV + path, { method, body: body && JSON.stringify(body), signal });
  if (!answer.ok) throw new Error(`${OSV}${path} answers ${answer.status}`);
  return answer.json();
}

/** The advisories against packages: `[{ package, id }]`. */
async function advisories(all) {
  const queries = all.map(({ ecosystem, name, version }) => ({ package: { ecosystem, name }, version }));
  const { results } = await ask("/v1/querybatch", { queries });
  return results.flatMap(({ vulns = [] }, at) => vulns.map(({ id }) => ({ package: all[at], id })));
}

/** Whether it is a danger: that nobody cares for a package any more is told, and no more. */
async function isDanger({ id }) {
  const { withdrawn, affected = [] } = await ask(`/v1/vulns/${id}`);
  const informs = affected.some(({ database_specific: { informational } = {} }) => informational);
  return !withdrawn && !informs;
}

const all = [...crates(), ...packages("package-lock.json"), ...packages("scripts/measure/package-lock.json")];
for (const { name, version } of all.filter(({ known }) => !known)) {
  console.error(`${name} ${version} does not come from its registry with a checksum`);
  process.exitCode = 1;
}
console.log(`figure audit/packages ${all.length} packages`);
try {
  const found = (await advisories(all)).filter(({ id }) => !ALLOWED.has(id));
  const dangers = await Promise.all(found.map(isDanger));
  found.forEach(({ package: { name, version }, id }, at) => {
    console.log(`${dangers[at] ? "advisory" : "note"} ${id}: ${name} ${version}, https://osv.dev/${id}`);
    if (dangers[at]) process.exitCode = 1;
  });
  console.log(`figure audit/advisories ${dangers.filter(Boolean).length} advisories`);
} catch (cause) {
  console.log(`figure audit/advisories unknown: ${cause.cause?.message ?? cause.message}`);
}
