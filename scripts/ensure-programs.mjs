// Finds the programs that tests and benchmarks need. Missing ones are installed where that is
// possible: on Debian or a derivative as root, and a browser anywhere by Playwright.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findPostgresBinaries } from "../tests/support/postgres-binaries.ts";
import { findProgram } from "./find-program.mjs";
import { tool } from "./tools.mjs";

/** The headless shell comes first: it has the same engine, and tests take a third of the time. */
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium: the machine's own, Debian's package, or Playwright's download. */
export async function ensureChromium() {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    );
  if (!find() && !(await installDebianPackage("chromium-headless-shell"))) {
    await run(...tool("playwright"), "install", "chromium");
  }
  return find() ?? miss("No Chromium was found or installed; set CHROMIUM_PATH to one.");
}

/** Makes sure that a PostgreSQL server can be started. */
export const ensurePostgres = () => ensure("PostgreSQL server", "postgresql", findPostgresBinaries);

/** The benchmarks' load generator, which needs less CPU than the server that it measures. */
export const ensureWrk = () => ensure("load generator wrk", "wrk", () => findProgram("wrk"));

/** HAProxy, behind which servers are restarted in turn. */
export const ensureHaproxy = () =>
  ensure("HAProxy", "haproxy", () => findProgram("haproxy", "/usr/sbin", "/usr/local/sbin"));

async function ensure(what, debianPackage, find) {
  if (!find()) await installDebianPackage(debianPackage);
  return find() ?? miss(`No ${what} was found or installed; install one and try again.`);
}

function miss(message) {
  throw new Error(message);
}

let updated;
// The package manager does one thing at a time.
let installing = Promise.resolve();

function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  installing = installing.then(async () => {
    console.log(`Installing ${name}…`);
    updated ??= run("apt-get", "update", "-qq");
    return (await updated) && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
  });
  return installing;
}

/** Shows the output only if it fails, because other checks print at the same time. */
async function run(command, ...args) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const [status] = await once(child, "close");
  if (status !== 0) console.error(output);
  return status === 0;
}
