// Service worker: caches the page for offline use. Every build has its own service worker, which caches either all
// files of that build or none, and serves them from the cache. A file that cannot be read from the cache comes from
// the network.
//
// scripts/finish.mjs fills in: `BUILD`, the build's id; `POLICY`, the content security policy of index.html; `PAGES`,
// the names of all other pages; `OWN_POLICY`, those with another policy; `FILES`, every other file with the first hexadecimal digits of its SHA-256;
// `FILES_ON_DEMAND`, likewise those that are cached only when somebody wants them; `LANDINGS`, the folders of the page in other
// languages.

// Prefix of our cache names, since other projects may share the origin.
const PREFIX = "spot-on/";
const OWN = PREFIX + BUILD;
const HOME = registration.scope;
const INDEX = HOME + "index.html";
/** Time limit in milliseconds for an open page to report its build. */
const PATIENCE = 5000;
/** Milliseconds to wait for the cache before the network is asked as well. */
const SOON = 3000;

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Downloads a file. Throws if it does not belong to this build: hosts may serve other files during an update. */
async function download(url, isOurs) {
  const answer = await fetch(url, { cache: "no-cache" });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || !(await isOurs(bytes))) throw new Error(`${url} is not of build ${BUILD}`);
  const headers = { "content-type": answer.headers.get("content-type") };
  // The policy in a document's `meta` element does not apply to its workers, so a header carries it.
  const hasOwn = OWN_POLICY.some((name) => url.endsWith(name));
  if (!hasOwn && /html|javascript/.test(headers["content-type"])) headers["content-security-policy"] = POLICY;
  return new Response(bytes, { headers });
}

/** A check for `download`: whether bytes are the file with this digest. */
const isFile = (known) => async (bytes) => (await digest(bytes)).startsWith(known);

/** Whether all files of this build are cached: the index is cached last. Keys suffice, since no body is read. */
const isWhole = async () => (await (await caches.open(OWN)).keys(INDEX)).length > 0;

/** Caches all files of this build, or none of them if a download fails. */
async function keepAll() {
  if (await isWhole()) return;
  try {
    const cache = await caches.open(OWN);
    const keep = async (url, answer) => cache.put(url, await answer);
    const names = Object.keys(FILES);
    // Pages have no hash, since hosts may add lines of their own to them.
    const isOurs = (bytes) => new TextDecoder().decode(bytes).includes(`data-build="${BUILD}"`);
    const pages = PAGES.map((name) => keep(HOME + name, download(HOME + name, isOurs)));
    const files = names.map((name) => {
      return keep(HOME + name, download(HOME + name, isFile(FILES[name])));
    });
    await Promise.all([...pages, ...files]);
    await keepLanguages();
    // Downloads the folder, since hosts may redirect index.html to it.
    await keep(INDEX, download(HOME, isOurs));
  } catch (cause) {
    // Another page that has started may have cached everything meanwhile.
    if (!(await isWhole())) await caches.delete(OWN);
    throw cause;
  }
}

/**
 * Caches the texts in the languages that were read with an older build, so that this one speaks them without a network, too.
 * What cannot be had now is cached when it is wanted.
 */
async function keepLanguages() {
  const keys = (await ours()).slice(1).map(async (name) => (await caches.open(name)).keys());
  const urls = (await Promise.all(keys)).flat().map(({ url }) => url);
  const isRead = (tag) => urls.some((url) => url.startsWith(HOME) && url.endsWith(`/${tag}.static.json`));
  await Promise.allSettled(LANDINGS.filter(isRead).flatMap(textsIn).map(keepOnDemand));
}

/** The response that a cache has for a URL. */
const kept = (url, cacheName) => caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });

/** The names of our caches, this build's first. */
async function ours() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  return [OWN, ...others];
}

/**
 * The cached file of this build, or of an older build for a page that is still open. The builds do not mix, since the
 * address of a file depends on the content of its build.
 */
async function keptOfAny(url) {
  for (const name of await ours()) {
    const found = await kept(url, name);
    if (found) return found;
  }
}

/** The cached response, or else the network's: browsers may fail to read a cached response, or never return it. */
async function either(found, request) {
  const late = new Promise((done) => setTimeout(done, SOON));
  const soon = await Promise.race([found, late]).catch(() => {});
  return soon ?? fetch(request).catch(async (cause) => (await found) ?? Promise.reject(cause));
}

/**
 * A cached response, read to its end. If a page were streamed and stopped midway, the visitor would see an empty page
 * or a browser's error.
 */
async function inFull(found) {
  const answer = await found;
  return answer && new Response(await answer.arrayBuffer(), answer);
}

function page(request) {
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (url === HOME || url === INDEX) return either(inFull(kept(INDEX, OWN)), request);
  // Other projects may live below the root of the origin, so the network is asked for unknown addresses. Without it the
  // home page opens what the rest of the address names: programs that pass a link on may have encoded its "#".
  const rest = request.url.slice(HOME.length);
  const language = LANDINGS.find((tag) => tag === rest.split(/[/?#]/)[0]);
  const home = language ? `${HOME}?lang=${language}` : `${HOME}#/${rest}`;
  return either(inFull(keptOfAny(url)), request).catch(() => Response.redirect(home));
}

/** A file that is cached when it is wanted for the first time. */
async function onDemand(url, known) {
  const found = await keptOfAny(url);
  if (found) return found;
  const answer = await download(url, isFile(known));
  const cache = await caches.open(OWN);
  // Without room in the cache, the file is downloaded again the next time.
  await cache.put(url, answer.clone()).catch(() => {});
  return answer;
}

/** What is known of a file on demand. Undefined for others. */
const knownOf = (url) => (url.startsWith(HOME) ? FILES_ON_DEMAND[url.slice(HOME.length)] : undefined);

/** The URLs of all texts in a language. */
const textsIn = (language) =>
  Object.keys(FILES_ON_DEMAND)
    .filter((name) => name.includes(`/texts/${language}.`) || name.endsWith(`.${language}.md`))
    .map((name) => HOME + name);

async function keepOnDemand(url) {
  const known = knownOf(url);
  if (known) await onDemand(url, known);
}

function file(request) {
  const known = knownOf(request.url);
  return either(known ? onDemand(request.url, known) : keptOfAny(request.url), request);
}

/** The build id of an open page; undefined if the page does not answer. */
function buildOf(client) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    client.postMessage("build", [port2]);
    setTimeout(done, PATIENCE);
  });
}

/** Deletes the caches of builds that no open page uses. */
async function tidy() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const used = await Promise.all(
    open
      .filter(({ url }) => url.startsWith(HOME))
      .map(async (client) => {
        const build = await buildOf(client);
        // A page that was just closed does not answer any more, and needs no cache.
        return build ?? ((await clients.get(client.id)) ? undefined : BUILD);
      }),
  );
  // A suspended page may belong to any build.
  if (used.includes(undefined)) return;
  for (const name of (await ours()).slice(1)) {
    if (!used.includes(name.slice(PREFIX.length))) await drop(name);
  }
}

/** Deletes our files from a cache. Another copy of Spot On on the same origin may use a cache of the same name. */
async function drop(name) {
  const cache = await caches.open(name);
  const all = await cache.keys();
  const own = all.filter(({ url }) => url.startsWith(HOME));
  await Promise.all(own.map((request) => cache.delete(request)));
  if (own.length === all.length) await caches.delete(name);
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
// Takes control of the page of the first visit, so that it works offline too.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

// Messages from pages (update.js).
addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "build") ports[0].postMessage(BUILD);
  // The new build is activated only on a visitor's request, never by itself.
  if (data === "apply") skipWaiting();
  // Caches again what the browser has evicted.
  if (data === "started") event.waitUntil(keepAll().then(tidy, () => {}));
  // Caches the files on demand that a page has loaded without this worker, and all texts in its language.
  if (data.used) event.waitUntil(Promise.allSettled([...data.used, ...textsIn(data.language)].map(keepOnDemand)));
});
