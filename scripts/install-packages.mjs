import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Installs exactly what the lock file names; where that failed, answers why and what to do, a line each. */
export function installPackages(root, ...options) {
  const npm = findNpm();
  if (process.platform === "win32") moveRunningProgramAway(root, process.execPath);
  // Development packages build the shop, so they are wanted even where NODE_ENV says production.
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

/** npm says what happened in its first lines, and then where its log is and how to report a bug. */
export function summarizeNpmError(stderr) {
  const lines = stderr
    .split(/\r?\n/)
    .map((line) => /^npm (?:error|ERR!) (.+)$/.exec(line)?.[1]?.trim())
    .filter((line) => line && !/^(at |A complete log|errno|syscall)/.test(line));
  return lines.slice(0, 2).join(", ") || "npm ended without saying why.";
}

/** Under `npm start` npm says which program it is; under another package manager that is not npm. */
function findNpm({ npm_execpath: cli = "", npm_node_execpath: node = process.execPath } = process.env) {
  if (/npm-cli\.c?js$/.test(cli)) return { command: node, args: [cli], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * After the first install `npm start` runs this very script by the dependencies' own Node.js. Windows refuses to delete a
 * program that is running, but lets it be renamed.
 */
export function moveRunningProgramAway(root, program) {
  const place = relative(join(root, "node_modules"), program);
  if (place.startsWith("..") || place === program) return;
  const away = join(root, "build", "node-before-install.exe");
  mkdirSync(dirname(away), { recursive: true });
  rmSync(away, { force: true });
  renameSync(program, away);
}
