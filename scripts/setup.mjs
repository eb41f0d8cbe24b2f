// Makes a fresh clone ready to run: installs what the lock file names and, with --build, builds what changed.
// Runs before anything is installed and on any Node from 20 on, so it uses built-ins only.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildIsCurrent } from "./build-fingerprint.mjs";
import { hashFiles } from "./hash-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const installStamp = `${root}node_modules/.installed-lock`;

installWhenNeeded();
if (process.argv.includes("--build") && !buildIsCurrent(root)) build();

function installWhenNeeded() {
  const wanted = hashFiles(root, ["package.json", "package-lock.json"]);
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === wanted) return;
  console.log("Installing dependencies (once; about a minute)…");
  // The lock may lack optional packages of other platforms, which `npm ci` refuses; `npm install` then fills the gap.
  if (!npm("ci") && !npm("install", "--no-save")) {
    console.error("The dependencies could not be installed. Is the npm registry reachable?");
    process.exit(1);
  }
  writeFileSync(installStamp, wanted);
}

function npm(...args) {
  // Under `npm start`, npm says which program it is; the dependencies' own `node` may be replaced meanwhile.
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  // Development packages build the shop, so they are wanted even where NODE_ENV says production.
  const flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const command = cli ? [node, cli] : ["npm"];
  const { status } = spawnSync(command[0], [...command.slice(1), ...args, ...flags], {
    cwd: root,
    stdio: ["ignore", "ignore", args[0] === "ci" ? "ignore" : "inherit"],
    shell: !cli && process.platform === "win32",
  });
  return status === 0;
}

function build() {
  const node = `${root}node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`;
  const { status } = spawnSync(node, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
