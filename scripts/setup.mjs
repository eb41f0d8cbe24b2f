// Makes a fresh clone ready to run: installs what the lock file names, proves that it runs here and, with --build,
// builds what changed. Runs before anything is installed and on any Node from 20 on, so it uses built-ins only.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIsCurrent } from "./build-fingerprint.mjs";
import { hashFiles } from "./hash-files.mjs";
import { installPackages } from "./install-packages.mjs";
import { describeMachine } from "./machine.mjs";
import { findRuntime, linkRuntime } from "./owned-runtime.mjs";
import { findInstallFault, findLockFault } from "./prove-install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const installStamp = join(root, "node_modules/.installed-lock");

installWhenNeeded();
if (process.argv.includes("--build") && !buildIsCurrent(root)) build();

function installWhenNeeded() {
  const files = hashFiles(root, ["package.json", "package-lock.json"]);
  const wanted = `${files} ${process.platform} ${process.arch}`;
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === wanted) return;
  const machine = describeMachine();
  const lock = readLock();
  giveUpOn(machine.fault ?? findLockFault(lock, machine));
  console.log("Installing dependencies (once; about a minute)…");
  giveUpOn(installPackages(root) ?? findInstallFault(root, lock, machine));
  linkRuntime(root, findRuntime(lock, machine));
  // Only a whole and working install gets its stamp; any other is made anew by the next start.
  writeFileSync(installStamp, wanted);
}

function build() {
  const runtime = join(root, findRuntime(readLock(), describeMachine()));
  const { status } = spawnSync(runtime, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function readLock() {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
}

function giveUpOn(fault) {
  if (!fault) return;
  for (const line of fault) console.error(line);
  process.exit(1);
}
