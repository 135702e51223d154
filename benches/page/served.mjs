// Serves the release as a host does, compressed with Brotli or gzip, and counts the bytes of every response.

import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
const PACKERS = { br: brotliCompressSync, gzip: gzipSync };
/** GitHub Pages allows ten minutes of caching. File addresses depend on their content, so longer would do no harm. */
const KEEP = "max-age=600";

/**
 * Serves a folder, compressed with `br` or `gzip`: `{ url, sent, packAll, close }`. `sent` lists the responses so far as
 * `{ path, status, bytes, later }`, where `later` marks those that only serve offline use. `packAll` compresses all files before the first request.
 */
export function served(folder, coding = "br") {
  const packed = new Map();
  const sent = [];
  const pack = (path) => {
    if (!packed.has(path)) {
      const raw = readFileSync(join(folder, path));
      const etag = `"${Buffer.from(path).toString("hex")}-${raw.length}"`;
      packed.set(path, { etag, body: extname(path) === ".woff2" ? raw : PACKERS[coding](raw) });
    }
    return packed.get(path);
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURI(request.url.split("?")[0])).replace(/\/$/, "/index.html");
    const answer = (status, headers, body) => {
      const later = /sw\.js$/.test(request.headers.referer ?? "") || /\/(sw|update.*)\.js$/.test(path);
      sent.push({ path, status, bytes: body.length, later });
      response.writeHead(status, { "content-length": body.length, ...headers }).end(body);
    };
    try {
      const { etag, body } = pack(path);
      const headers = { etag, "cache-control": KEEP };
      if (request.headers["if-none-match"] === etag) return answer(304, headers, "");
      if (extname(path) !== ".woff2") headers["content-encoding"] = coding;
      answer(200, { ...headers, "content-type": TYPES[extname(path)] ?? "application/octet-stream" }, body);
    } catch {
      answer(404, {}, "");
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const url = `http://127.0.0.1:${server.address().port}/`;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      const packAll = () => {
        for (const name of readdirSync(folder, { recursive: true })) if (extname(name) in TYPES) pack(`/${name}`);
      };
      resolve({ url, sent, packAll, close });
    });
  });
}
