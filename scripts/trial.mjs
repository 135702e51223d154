// A trial of later.mjs, in a thread of its own: what the page does at first, with the program that is tried.

import { parentPort, workerData } from "node:worker_threads";
import { beforeAll } from "./paint.mjs";

await beforeAll(workerData.script, workerData.program);
parentPort.postMessage("done");
