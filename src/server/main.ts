import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { restartWithFewArenas } from "./runtime/few-malloc-arenas.ts";
import { keepTickShape } from "./runtime/keep-tick-shape.ts";

// React and the route list read this while they are loaded, so it is set before anything else is.
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";
if (process.env.NODE_ENV === "production") restartWithFewArenas();
keepTickShape();
enableCompileCache();
if (existsSync(".env")) process.loadEnvFile(".env");

const { runServer } = await import("./runtime/run-server.ts");
await runServer(process.env);
