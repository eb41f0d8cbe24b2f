import { existsSync } from "node:fs";
import { installDebianPackage } from "./install-package.mjs";

/** The load generator of the benchmarks: one that costs less than what it measures. */
export function ensureWrk() {
  if (!hasWrk()) installDebianPackage("wrk");
  if (!hasWrk()) throw new Error("The benchmarks need the load generator wrk; install it and try again.");
}

const hasWrk = () => (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/wrk`));
