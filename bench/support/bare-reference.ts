/** The reference for the benchmarks: the same responses from a node:http server that does nothing else. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** Node.js writes these headers itself for every response. */
const ownHeaders = /^(date|connection|keep-alive|transfer-encoding)$/i;

async function record(address: string, path: string, headers: Record<string, string>) {
  const request = get(address + path, { headers: { "accept-encoding": "br", ...headers } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${body}`);
  const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, index) =>
    response.rawHeaders.slice(index * 2, index * 2 + 2),
  );
  return {
    headers: pairs.filter(([name = ""]) => !ownHeaders.test(name)).flat(),
    body: body.toString("base64"),
  };
}

/** Requests each path from the shop once, and starts a server that sends the same bytes. */
export async function startBareServer(
  address: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
) {
  const recorded = await Promise.all(
    paths.map(async (path) => [path, await record(address, path, headers)] as const),
  );
  const file = join(mkdtempSync(join(tmpdir(), "manto-bench-")), "answers.json");
  writeFileSync(file, JSON.stringify(Object.fromEntries(recorded)));
  return startScript("bare-server.ts", file);
}

/** Starts a program of this folder that prints its port. */
export async function startScript(name: string, argument: string) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, argument], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  return { address: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}
