import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { beginWithFewArenas } from "./few-malloc-arenas.ts";
import { keepTickShape } from "./keep-tick-shape.ts";

// React and the route list read this while they are loaded, so it is set before anything else is.
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";
if (process.env.NODE_ENV === "production") beginWithFewArenas();
keepTickShape();
enableCompileCache();
if (existsSync(".env")) process.loadEnvFile(".env");

if (process.env.NODE_ENV === "production") {
  const { redirectToBundledPackages } = await import("./bundled-packages.ts");
  redirectToBundledPackages();
}

const { runServer } = await import("./run-server.ts");
await runServer(process.env);
