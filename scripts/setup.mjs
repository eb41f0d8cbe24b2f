// Makes a fresh clone ready to run: installs what the lock file names, checks that it runs on this machine and, with
// --build, builds what changed. It runs before any install and on any Node.js from 20 on, so it uses only built-ins.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listStaleParts } from "./build-fingerprint.mjs";
import { hashFiles } from "./hash-files.mjs";
import { installPackages } from "./install-packages.mjs";
import { describeMachine } from "./machine.mjs";
import { findRuntime, linkRuntime } from "./owned-runtime.mjs";
import { findInstallProblem, findLockProblem } from "./prove-install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const installStamp = join(root, "node_modules/.installed-lock");

installWhenNeeded();
if (process.argv.includes("--build")) buildWhatChanged();

function installWhenNeeded() {
  const files = hashFiles(root, ["package.json", "package-lock.json"]);
  const wanted = `${files} ${process.platform} ${process.arch}`;
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === wanted) return;
  const machine = describeMachine();
  const lock = readLock();
  exitOn(machine.problem ?? findLockProblem(lock, machine));
  console.log("Installing dependencies (once; about a minute)…");
  exitOn(installPackages(root) ?? findInstallProblem(root, lock, machine));
  linkRuntime(root, findRuntime(lock, machine));
  // Only a complete and working install is stamped as done; the next start repeats any other.
  writeFileSync(installStamp, wanted);
}

function buildWhatChanged() {
  const stale = listStaleParts(root);
  if (stale.length === 0) return;
  const runtime = join(root, findRuntime(readLock(), describeMachine()));
  const { status } = spawnSync(runtime, ["scripts/build.mjs", ...stale], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function readLock() {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
}

function exitOn(problem) {
  if (!problem) return;
  for (const line of problem) console.error(line);
  process.exit(1);
}
