import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface ShopProcess {
  address: string;
  pid: number;
  /** From the start of the process to the line with its address. */
  startMs: number;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the built shop as its owner would, with the demo catalogue, on a port that the system chooses. */
export async function startShop(
  environment: Record<string, string> = {},
  existingDataDir?: string,
): Promise<ShopProcess> {
  const dataDir = existingDataDir ?? mkdtempSync(join(tmpdir(), "manto-bench-"));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["build/program/main.js"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await readAddress(child);
  const startMs = performance.now() - startedAt;
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "close");
    if (!existingDataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, pid: child.pid ?? 0, startMs, dataDir, stop };
}

async function readAddress(child: ChildProcess): Promise<string> {
  let printed = "";
  for await (const piece of child.stdout ?? []) {
    printed += piece;
    const address = /Loja:\s+(http:\S+)/.exec(printed)?.[1];
    if (address) return address.replace("localhost", "127.0.0.1");
  }
  throw new Error(`The shop did not start:\n${printed}`);
}
