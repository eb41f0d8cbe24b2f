import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  failures: number;
}

const run = promisify(execFile);
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

interface LoadOptions {
  seconds?: number;
  headers?: Record<string, string>;
  /** A Lua script for wrk that makes the requests, and its environment variables. */
  script?: { file: string; environment: Record<string, string> };
}

/** Requests one URL over 32 connections for some seconds. */
export async function loadAddress(
  address: string,
  { seconds = 4, headers = {}, script }: LoadOptions = {},
): Promise<Load> {
  const given = Object.entries({ "Accept-Encoding": "br", ...headers });
  const { stdout } = await run(
    "wrk",
    [
      ...["-t2", "-c32", `-d${seconds}s`, "--latency"],
      ...given.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
      ...(script ? ["-s", script.file] : []),
      address,
    ],
    { env: { ...process.env, ...script?.environment } },
  );
  const [, p99 = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const failures =
    /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? /Socket errors: (.*)/.exec(stdout)?.[1];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (units[unit] ?? 1),
    failures: failures ? Number.parseInt(failures, 10) || 1 : 0,
  };
}
