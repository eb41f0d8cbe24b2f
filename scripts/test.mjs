// Runs every check, the fastest first. `npm test -- lint types` runs only the named ones.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { ensureTypescript5Tools } from "./ensure-typescript-5-tools.mjs";
import { tool } from "./tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

// The last lines of a failed check are repeated at the end, because its output may be thousands of lines back.
const REPEATED_LINES = 60;
const REPEATED_CHARACTERS = 20_000;
let said = "";

const DEPENDENCY_CRUISER =
  "tests/typescript-5-tools/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";

const checks = {
  lint: () => sh(...tool("biome"), "check", "--error-on-warnings", "."),
  imports: () => {
    ensureTypescript5Tools();
    return sh(
      process.execPath,
      DEPENDENCY_CRUISER,
      "src",
      "demo",
      "--config",
      "tests/architecture/import-rules.mjs",
    );
  },
  types: async () => (await sh(...tool("react-router"), "typegen")) && sh(...tool("tsc"), "-p", "."),
  unit: () => sh(...tool("vitest"), "run", "--project", "unit"),
  integration: () => {
    if (!process.env.TEST_DATABASE_URL) ensurePostgres();
    return sh(...tool("vitest"), "run", "--project", "embedded", "--project", "postgres");
  },
  process: async () => {
    ensurePostgres();
    ensureTypescript5Tools();
    return (await build()) && sh(...tool("vitest"), "run", "--project", "process");
  },
  e2e: async () => {
    process.env.CHROMIUM_PATH = ensureChromium();
    rmSync("test-results", { recursive: true, force: true });
    return (await build()) && sh(...tool("playwright"), "test");
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}.`);
  process.exit(1);
}
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= "1";
const results = [];
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length === 0 || wanted.includes(name)) results.push(await runCheck(name, check));
}
const failed = results.filter(({ passed }) => !passed);
for (const { name, lastWords } of failed)
  console.log(`\n── ${name} failed; its last words again ──\n${lastWords}`);
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runCheck(name, check) {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  said = "";
  let passed = false;
  try {
    passed = await check();
  } catch (error) {
    tell(`${error.message}\n`);
  }
  const lastWords = said.split("\n").slice(-REPEATED_LINES).join("\n");
  return { name, passed, lastWords, seconds: (performance.now() - startedAt) / 1000 };
}

function build() {
  return sh(process.execPath, "scripts/setup.mjs", "--build");
}

async function sh(command, ...args) {
  const child = spawn(command, args, { stdio: ["inherit", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", tell);
  const [status] = await once(child, "close");
  return status === 0;
}

function tell(words) {
  process.stdout.write(words);
  said = (said + words).slice(-REPEATED_CHARACTERS);
}
