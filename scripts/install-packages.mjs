import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Installs exactly what the lock file names. On failure returns two lines: the reason and what to do. */
export function installPackages(root, ...options) {
  const npm = findNpm();
  if (process.platform === "win32") moveRunningProgramAway(root, process.execPath);
  // Development packages are needed to build the shop, even if NODE_ENV is production.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, error, stderr } = spawnSync(npm.command, [...npm.args, ...args, ...options], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    shell: npm.shell,
  });
  if (status === 0) return undefined;
  const reason = summarizeNpmError(error ? `npm error ${error.message}` : stderr);
  return [
    `The dependencies could not be installed: ${reason}`,
    "Is the npm registry reachable, and no other install at work in this folder?",
  ];
}

/** npm prints the reason in its first lines, followed by the path of its log and how to report a bug. */
export function summarizeNpmError(stderr) {
  const lines = stderr
    .split(/\r?\n/)
    .map((line) => /^npm (?:error|ERR!) (.+)$/.exec(line)?.[1]?.trim())
    .filter((line) => line && !/^(at |A complete log|errno|syscall)/.test(line));
  return lines.slice(0, 2).join(", ") || "npm ended without saying why.";
}

/** Under `npm start` npm sets its own path in the environment; another package manager sets its own there. */
function findNpm({ npm_execpath: cli = "", npm_node_execpath: node = process.execPath } = process.env) {
  if (/npm-cli\.c?js$/.test(cli)) return { command: node, args: [cli], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * After the first install `npm start` runs this script with the Node.js of the dependencies. Windows refuses to delete
 * a running program, but allows renaming it.
 */
export function moveRunningProgramAway(root, program) {
  const place = relative(join(root, "node_modules"), program);
  if (place.startsWith("..") || place === program) return;
  const away = join(root, "build", "node-before-install.exe");
  mkdirSync(dirname(away), { recursive: true });
  rmSync(away, { force: true });
  renameSync(program, away);
}
