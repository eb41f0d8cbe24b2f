import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export function run(command, ...args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Installs one of Debian's packages where that is possible: on Debian or a descendant, as root. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${name}…`);
  process.env.DEBIAN_FRONTEND = "noninteractive";
  return (
    run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name)
  );
}
