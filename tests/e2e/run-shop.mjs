// Starts the shop of the journeys and writes what it prints into a file, which log.spec.ts searches for secrets.
import { spawn } from "node:child_process";
import { mkdirSync, openSync, rmSync } from "node:fs";

const folder = "test-results/logs";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const log = openSync(`${folder}/shop.log`, "w");
const shop = spawn(process.execPath, ["build/program/main.js"], { stdio: ["ignore", log, "inherit"] });
shop.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => shop.kill(signal));
