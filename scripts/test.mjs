// Every check, in the order in which they fail fastest. `npm test -- lint types` runs only those named.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const bin = (name) => [`node_modules/.bin/${name}`];

const checks = {
  lint: () => sh(...bin("biome"), "check", "--error-on-warnings", "."),
  types: () => sh(...bin("react-router"), "typegen") && sh(...bin("tsc"), "-p", "."),
  unit: () => sh(...bin("vitest"), "run", "--project", "unit"),
  integration: () => {
    ensurePostgres();
    return sh(...bin("vitest"), "run", "--project", "embedded", "--project", "postgres");
  },
  process: () =>
    sh(process.execPath, "scripts/setup.mjs", "--build") &&
    sh(...bin("vitest"), "run", "--project", "process"),
  e2e: () => {
    process.env.CHROMIUM_PATH = ensureChromium();
    rmSync("test-results", { recursive: true, force: true });
    return sh(process.execPath, "scripts/setup.mjs", "--build") && sh(...bin("playwright"), "test");
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}.`);
  process.exit(1);
}
const results = Object.entries(checks)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, check]) => runCheck(name, check));
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function runCheck(name, check) {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  let passed = false;
  try {
    passed = check();
  } catch (error) {
    console.error(error.message);
  }
  return { name, passed, seconds: (performance.now() - startedAt) / 1000 };
}

function sh(command, ...args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}
