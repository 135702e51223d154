// Serves the folder given as the argument, on HOST and PORT if they are set. The default is this machine's port 8080,
// or any free port if that is taken.

import { serve } from "./site.mjs";

const { PORT, HOST = "127.0.0.1" } = process.env;
const on = (port) => serve(process.argv[2], { host: HOST, port: Number(port) });
try {
  const { url } = await (PORT ? on(PORT) : on(8080).catch(() => on(0)));
  console.log(`\nSpot On is at ${url}  (Ctrl-C ends it)`);
} catch (cause) {
  console.error(`Cannot serve on port ${PORT ?? 8080}: ${cause.message}`);
  process.exitCode = 1;
}
