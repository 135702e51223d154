// Serves a folder as GitHub Pages does: static files, optionally under a sub-path.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/**
 * Starts a server on this machine.
 * @param {string} folder the folder to serve
 * @param {object} options `base`: path under which it is served, with a slash at both ends;
 *   `host` and `port` (0 for any free one); for tests, `missing`: a pattern of paths that are answered with 404,
 *   `instead`: contents by path, which are served in the place of files, and `keep`: the Cache-Control header
 * @returns {Promise<{url: string, show: (folder: string) => void, mend: () => void, close: () => void}>} `show` serves
 *   another folder; after `mend` nothing is missing any more
 */
export function serve(folder, { base = "/", host = "127.0.0.1", port = 0, missing = /^$/, instead = {}, keep } = {}) {
  // `dev` reads the folder on every request, so a new build is seen without a restart.
  const reading = (folder) => sirv(folder, { dev: true, etag: true });
  let files = reading(folder);
  const notFoundPage = join(folder, "404.html");
  const notFound = (response) => {
    response.statusCode = 404;
    response.setHeader("content-type", "text/html");
    response.end(existsSync(notFoundPage) ? readFileSync(notFoundPage) : "Not found");
  };
  const server = createServer((request, response) => {
    if (!request.url.startsWith(base) || missing.test(request.url)) return notFound(response);
    request.url = request.url.slice(base.length - 1);
    if (keep) response.setHeader("cache-control", keep);
    const text = instead[request.url];
    if (text === undefined) return files(request, response, () => notFound(response));
    response.setHeader("content-type", request.url.endsWith(".js") ? "text/javascript" : "text/html");
    response.end(text);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const mend = () => {
        missing = /^$/;
      };
      const show = (other) => {
        files = reading(other);
      };
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://${host}:${server.address().port}${base}`, show, mend, close });
    });
  });
}
