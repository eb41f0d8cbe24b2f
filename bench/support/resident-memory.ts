import { readFileSync } from "node:fs";

/** Returns the resident memory of a process, as Linux reports it. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
