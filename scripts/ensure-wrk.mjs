import { findProgram } from "./find-program.mjs";
import { installDebianPackage } from "./install-debian-package.mjs";

/** wrk, the load generator of the benchmarks, which needs less CPU than the server that it measures. */
export function ensureWrk() {
  if (!findProgram("wrk")) installDebianPackage("wrk");
  if (!findProgram("wrk")) {
    throw new Error("The benchmarks need the load generator wrk; install it and try again.");
  }
}
