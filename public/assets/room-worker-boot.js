// Starts the worker of a room of friends. The build bundles this script and its imports into one file, room_worker.js.

import start from "../room_worker.js";
import { begin } from "./worker-start.js";

begin(start, "room_worker_bg.wasm");
