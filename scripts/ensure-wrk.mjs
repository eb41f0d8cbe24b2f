import { findProgram } from "./find-program.mjs";
import { installDebianPackage } from "./install-debian-package.mjs";

/** The load generator of the benchmarks: one that costs less than what it measures. */
export function ensureWrk() {
  if (!findProgram("wrk")) installDebianPackage("wrk");
  if (!findProgram("wrk")) {
    throw new Error("The benchmarks need the load generator wrk; install it and try again.");
  }
}
