// Keeps the page for when there is no network. Every build has a service worker of its own, which keeps all files
// of that build or none, and answers with them. What a browser cannot read of them comes from the network.
//
// scripts/finish.mjs puts in: `BUILD`, the build's id; `POLICY`, the content policy of index.html; `PAGES`, the
// names of all other pages; `FILES`, every other file with the beginning of its SHA-256 in hexadecimal digits.

// Other projects may live on the same origin.
const PREFIX = "spot-on/";
const OWN = PREFIX + BUILD;
const HOME = registration.scope;
const INDEX = HOME + "index.html";
/** Milliseconds in which an open page says of which build it is. */
const PATIENCE = 5000;
/** Milliseconds in which something kept is there, or the network is asked as well. */
const SOON = 3000;

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file as the host has it now, if it belongs to this build. Hosts answer with other things while they are updated. */
async function download(url, isOurs) {
  const answer = await fetch(url, { cache: "no-cache" });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || !(await isOurs(bytes))) throw new Error(`${url} is not of build ${BUILD}`);
  const headers = { "content-type": answer.headers.get("content-type") };
  // What stands in a document does not reach its workers.
  if (/html|javascript/.test(headers["content-type"])) headers["content-security-policy"] = POLICY;
  return new Response(bytes, { headers });
}

/** Whether all files of this build are kept: the index comes last. Asks for keys, since nobody would read the answer. */
const isWhole = async () => (await (await caches.open(OWN)).keys(INDEX)).length > 0;

/** Keeps all files of this build; if one cannot be had, none. */
async function keepAll() {
  if (await isWhole()) return;
  try {
    const cache = await caches.open(OWN);
    const keep = async (url, answer) => cache.put(url, await answer);
    const names = Object.keys(FILES);
    // Hosts may add lines of their own to pages.
    const isOurs = (bytes) => new TextDecoder().decode(bytes).includes(`data-build="${BUILD}"`);
    const pages = PAGES.map((name) => keep(HOME + name, download(HOME + name, isOurs)));
    const files = names.map((name) => {
      const isFile = async (bytes) => (await digest(bytes)).startsWith(FILES[name]);
      return keep(HOME + name, download(HOME + name, isFile));
    });
    await Promise.all([...pages, ...files]);
    // Hosts may lead from index.html to the folder.
    await keep(INDEX, download(HOME, isOurs));
  } catch (cause) {
    // Another page that has started may have kept everything meanwhile.
    if (!(await isWhole())) await caches.delete(OWN);
    throw cause;
  }
}

/** What is kept under an address. */
const kept = (url, cacheName) => caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });

/** The names of our caches, that of this build first. */
async function ours() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  return [OWN, ...others];
}

/** A file of this build, or of an older one for a page that is still open: names carry their content. */
async function keptOfAny(url) {
  for (const name of await ours()) {
    const found = await kept(url, name);
    if (found) return found;
  }
}

/** What is kept, or else what the network has: browsers may fail to read what they keep, or not come back from it. */
async function either(found, request) {
  const late = new Promise((done) => setTimeout(done, SOON));
  const soon = await Promise.race([found, late]).catch(() => {});
  return soon ?? fetch(request).catch(async (cause) => (await found) ?? Promise.reject(cause));
}

/** Something kept, read to its end: handed on in pieces, a page that stops coming would be empty, or a browser's error. */
async function inFull(found) {
  const answer = await found;
  return answer && new Response(await answer.arrayBuffer(), answer);
}

function page(request) {
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (url === HOME || url === INDEX) return either(inFull(kept(INDEX, OWN)), request);
  // Below the root of an origin others may live.
  return either(inFull(keptOfAny(url)), request).catch(() => Response.redirect(HOME));
}

const file = (request) => either(keptOfAny(request.url), request);

/** Which build a page is of; nothing if it does not say so. */
function buildOf(client) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    client.postMessage("build", [port2]);
    setTimeout(done, PATIENCE);
  });
}

/** Drops what is kept of builds of which no page is open any more. */
async function tidy() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const used = await Promise.all(open.filter(({ url }) => url.startsWith(HOME)).map(async (client) => {
    const build = await buildOf(client);
    // A page that was just left does not answer any more, and needs nothing.
    return build ?? ((await clients.get(client.id)) ? undefined : BUILD);
  }));
  // One that is asleep may be of any build.
  if (used.includes(undefined)) return;
  for (const name of (await ours()).slice(1)) {
    if (!used.includes(name.slice(PREFIX.length))) await drop(name);
  }
}

/** Another copy of Spot On may live elsewhere on the origin, and keep files under the same name. */
async function drop(name) {
  const cache = await caches.open(name);
  const all = await cache.keys();
  const own = all.filter(({ url }) => url.startsWith(HOME));
  await Promise.all(own.map((request) => cache.delete(request)));
  if (own.length === all.length) await caches.delete(name);
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
// The page of the first visit stays when the network goes.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

// What pages say (update.js).
addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "build") ports[0].postMessage(BUILD);
  // Somebody has asked for the new build: never by itself.
  if (data === "apply") skipWaiting();
  // What a browser has thrown away is kept anew.
  if (data === "started") event.waitUntil(keepAll().then(tidy, () => {}));
});
