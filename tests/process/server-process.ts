import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inject, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface ServerProcess {
  process: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts a shop that is stopped at the end of the test. */
export function spawnServer(environment: Record<string, string>, ...options: string[]): ServerProcess {
  const server = launchServer(environment, ...options);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

/** Starts the shop without the demo, on a free port. The caller must stop it. */
export function launchServer(environment: Record<string, string>, ...options: string[]): ServerProcess {
  // A test's server lives too briefly for V8's optimising compiler to pay off on the embedded database's WebAssembly.
  const program = options.includes("--dev") ? "src/server/main.ts" : "build/program/main.js";
  const child = spawn(process.execPath, ["--liftoff-only", program, ...options], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DEMO_CATALOGUE: "false",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const exited = once(child, "close").then(([code, signal]) => ({ code, signal }));
  return { process: child, output: () => printed, exited };
}

/** The address that the server printed, once it listens. */
export async function addressOf(server: ServerProcess): Promise<string> {
  const found = () => /Loja:\s+(http:\S+)/.exec(server.output())?.[1];
  const gone = server.exited.then(() => Promise.reject(new Error(`It did not start:\n${server.output()}`)));
  for (let address = found(); ; address = found()) {
    if (address) return address;
    await Promise.race([once(server.process.stdout as NodeJS.ReadableStream, "data"), gone]);
  }
}

export const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), "manto-process-"));

export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The data folder of a shop that has started before, which is much faster than a first start. Its owner is OWNER. */
export function startedFolder(): string {
  const folder = temporaryFolder();
  fs.cpSync(inject("startedShop"), folder, { recursive: true });
  return folder;
}

export function subscribe(address: string, email: string): Promise<Response> {
  return fetch(`${address}/api/newsletter/subscriptions`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
}
