// Starts the bots' worker. The build bundles this script and its imports into one file, worker.js.

import start from "../worker.js";
import { begin } from "./worker-start.js";

begin(start, "worker_bg.wasm");
