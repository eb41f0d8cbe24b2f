import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { listMissingNativePackages, listNativePackages } from "./native-packages.mjs";
import { findRuntime } from "./owned-runtime.mjs";

const LOAD_TIMEOUT_MS = 60_000;

/** Why the shop cannot be installed on this machine, in two lines: the problem and what to do. */
export function findLockProblem(lock, machine) {
  const here = nameOf(machine);
  if (!findRuntime(lock, machine)) {
    return [
      `The shop does not run on ${here}: there is no Node.js for it among its dependencies.`,
      "docs/operations.md says on which systems it runs.",
    ];
  }
  const [missing] = listMissingNativePackages(lock, [{ name: here, os: machine.os, cpu: machine.cpu }]);
  if (missing) {
    return [
      `package-lock.json lacks a native package. ${missing}.`,
      "Take a version of the shop whose lock file is complete, or make it anew (CONTRIBUTING.md says how).",
    ];
  }
  return undefined;
}

/**
 * Why the installed packages cannot run, in two lines. npm skips optional packages that it cannot install and still
 * exits with 0, and all native packages are optional.
 */
export function findInstallProblem(root, lock, machine) {
  const [absent] = listAbsentPackages(root, lock, machine);
  if (absent) {
    return [
      `npm did not install ${absent}, without which the shop does not run on ${nameOf(machine)}.`,
      "Start again; if that does not help, the npm registry that is set up here lacks this package.",
    ];
  }
  const runtime = join(root, findRuntime(lock, machine));
  for (const { place, name, version } of listNativePackages(lock, machine)) {
    const reason = tryNativePackage(join(root, place), runtime);
    if (reason) {
      return [
        `${name}@${version} is installed but does not run here: ${reason}`,
        "If a system library is named, install it (libatomic.so.1 is in Debian's libatomic1); else delete node_modules and start again.",
      ];
    }
  }
  return undefined;
}

const nameOf = ({ os, cpu }) => `${os} ${cpu}`;

/** The native packages of a machine that are locked but not installed. */
export function listAbsentPackages(root, lock, machine) {
  return listNativePackages(lock, machine)
    .filter(({ place, version }) => installedVersion(join(root, place)) !== version)
    .map(({ name, version }) => `${name}@${version}`);
}

function installedVersion(folder) {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : undefined;
}

/** Loads the libraries of a package and runs its programs with --version; returns the reason of a failure. */
function tryNativePackage(folder, runtime) {
  for (const file of listFiles(folder)) {
    if (extname(file) === ".node") {
      const reason = tryProgram(runtime, ["-e", "process.dlopen({ exports: {} }, process.argv[1])", file]);
      if (reason) return reason;
    } else if (isProgram(file)) {
      const reason = tryProgram(file, ["--version"]);
      if (reason) return reason;
    }
  }
  return undefined;
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listFiles(path);
    return [path];
  });
}

function isProgram(file) {
  if (process.platform === "win32") return extname(file) === ".exe";
  return extname(file) === "" && (statSync(file).mode & 0o111) !== 0;
}

function tryProgram(program, args) {
  const result = spawnSync(program, args, { encoding: "utf8", timeout: LOAD_TIMEOUT_MS });
  if (result.status === 0) return undefined;
  if (result.error) return result.error.message;
  const lines = result.stderr.split(/\r?\n/).filter((line) => line.trim() !== "");
  const reason = lines.find((line) => line.startsWith("Error: ")) ?? lines[0];
  return reason?.trim() ?? `it ended with ${result.signal ?? result.status}.`;
}
