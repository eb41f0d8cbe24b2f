import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  failures: number;
}

const run = promisify(execFile);
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Asks for one address over 32 connections for some seconds. */
export async function loadAddress(address: string, seconds = 4): Promise<Load> {
  const headers = ["-H", "Accept-Encoding: br"];
  const { stdout } = await run("wrk", ["-t2", "-c32", `-d${seconds}s`, "--latency", ...headers, address]);
  const [, p99 = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const failures =
    /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? /Socket errors: (.*)/.exec(stdout)?.[1];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (units[unit] ?? 1),
    failures: failures ? Number.parseInt(failures, 10) || 1 : 0,
  };
}
