import { existsSync } from "node:fs";
import { installDebianPackage } from "./install-package.mjs";

/** The path of the proxy that a rolling restart is tried behind, or undefined where there is none to be had. */
export function ensureHaproxy() {
  if (!findHaproxy()) installDebianPackage("haproxy");
  return findHaproxy();
}

const findHaproxy = () =>
  [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => `${folder}/haproxy`)
    .find((path) => existsSync(path));
