import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export function run(command, ...args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Installs a Debian package if possible, which means as root on Debian or a derivative. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${name}…`);
  process.env.DEBIAN_FRONTEND = "noninteractive";
  return (
    run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name)
  );
}
