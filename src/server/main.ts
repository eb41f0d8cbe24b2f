import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { keepTickShape } from "./runtime/keep-tick-shape.ts";
import { restartWithSmallHeaps } from "./runtime/restart-with-small-heaps.ts";

// React and the route list read this while they are loaded, so it is set before anything else is.
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";
if (process.env.NODE_ENV === "production") restartWithSmallHeaps();
keepTickShape();
const { directory: compileCache } = enableCompileCache();
// The variable passes the cache on to the worker threads.
if (compileCache !== undefined) process.env.NODE_COMPILE_CACHE = compileCache;
if (existsSync(".env")) process.loadEnvFile(".env");

const { runServer } = await import("./runtime/run-server.ts");
await runServer(process.env);
