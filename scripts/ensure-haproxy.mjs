import { findProgram } from "./find-program.mjs";
import { installDebianPackage } from "./install-debian-package.mjs";

/** The path of the proxy that a rolling restart is tried behind, or undefined where there is none to be had. */
export function ensureHaproxy() {
  if (!findHaproxy()) installDebianPackage("haproxy");
  return findHaproxy();
}

const findHaproxy = () => findProgram("haproxy", "/usr/sbin", "/usr/local/sbin");
