// Starts the two shops of the journeys with the same demo: one that they share, one for those whose changes are seen on
// every page. What they print goes into files, which log.spec.ts searches for secrets. With SLOW_ANSWERS they are slow.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const data = "test-results/data";
const logs = "test-results/logs";
for (const folder of [data, logs]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const slowAnswers = process.env.SLOW_ANSWERS && { NODE_OPTIONS: "--import=./tests/e2e/slow-answers.mjs" };
const firstPort = Number(process.env.E2E_PORT ?? 4173);

// The first start fills the demo and makes the owner's password; it is done once for both.
const filling = start("shop", "0", "pipe");
await new Promise((resolve) => filling.stdout.on("data", (text) => `${text}`.includes("Loja:") && resolve()));
filling.kill();
await once(filling, "close");
cpSync(`${data}/shop`, `${data}/changed-shop`, { recursive: true });

const shops = [];
for (const [index, name] of ["shop", "changed-shop"].entries()) {
  const log = `${logs}/${name}.log`;
  shops.push(start(name, String(firstPort + index), openSync(log, "w")));
  // The second is waited for by Playwright.
  if (index === 0) while (!readFileSync(log, "utf8").includes("Loja:")) await delay(50);
}
for (const shop of shops) shop.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const shop of shops) shop.kill(signal);
  });
}

function start(name, PORT, stdout) {
  return spawn(process.execPath, ["build/program/main.js"], {
    stdio: ["ignore", stdout, "inherit"],
    env: {
      ...process.env,
      ...slowAnswers,
      PORT,
      DATA_DIR: `${data}/${name}`,
      RATE_LIMITS: "off",
      LOG_LEVEL: "info",
    },
  });
}
