// Serves the folder that is named, on PORT and HOST if they are set.

import { serve } from "./site.mjs";

/** The preferred port, or any free one if somebody else has it and nobody insists. */
async function servePreferred(folder, options, insist) {
  try {
    return await serve(folder, options);
  } catch (cause) {
    if (cause.code !== "EADDRINUSE" || insist) throw cause;
    console.log(`Port ${options.port} is taken; another one is used.`);
    return serve(folder, { ...options, port: 0 });
  }
}

const { PORT, HOST } = process.env;
const options = { host: HOST || "127.0.0.1", port: Number(PORT || 8080) };
try {
  const { url } = await servePreferred(process.argv[2], options, Boolean(PORT));
  console.log(`\nSpot On is at ${url}  (Ctrl-C ends it)`);
} catch (cause) {
  console.error(`Cannot serve on port ${options.port}: ${cause.message}`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
