import { findProgram } from "./find-program.mjs";
import { installDebianPackage } from "./install-debian-package.mjs";

/** The path of HAProxy, which the test of a rolling restart needs; undefined if it cannot be installed. */
export function ensureHaproxy() {
  if (!findHaproxy()) installDebianPackage("haproxy");
  return findHaproxy();
}

const findHaproxy = () => findProgram("haproxy", "/usr/sbin", "/usr/local/sbin");
