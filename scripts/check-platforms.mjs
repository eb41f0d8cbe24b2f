// npm run check:platforms, to be run after every change of the lock file: installs it for each platform into its own
// folder and checks that the native packages are there. Whether they run can only be tested on that platform.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install-packages.mjs";
import { PLATFORMS } from "./native-packages.mjs";
import { listAbsentPackages } from "./prove-install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

for (const { name, os, cpu } of PLATFORMS) {
  const machine = { os, cpu, libc: os === "linux" ? "glibc" : undefined };
  const problems = tryInstall(machine);
  console.log(`${problems.length === 0 ? "✓" : "✗"} ${name}`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function tryInstall({ os, cpu, libc }) {
  const folder = mkdtempSync(join(tmpdir(), "manto-platform-"));
  try {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      copyFileSync(join(root, file), join(folder, file));
    const libcOption = libc === undefined ? [] : [`--libc=${libc}`];
    const refusal = installPackages(folder, "--ignore-scripts", `--os=${os}`, `--cpu=${cpu}`, ...libcOption);
    if (refusal) return refusal;
    return listAbsentPackages(folder, lock, { os, cpu, libc }).map((absent) => `not installed: ${absent}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
