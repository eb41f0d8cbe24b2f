import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OwnShop extends AsyncDisposable {
  address: string;
}

/** A second, empty shop, for a test that would disturb all others in the shared one. */
export async function openOwnShop(environment: Record<string, string>): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "manto-own-shop-"));
  const shop = spawn(process.execPath, ["--liftoff-only", "src/server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO_CATALOGUE: "false",
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    address: await readAddress(shop.stdout),
    async [Symbol.asyncDispose]() {
      shop.kill();
      await once(shop, "close");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Goes on listening afterwards: a pipe that nobody reads would stop the shop. */
function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    output.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const address = /Loja:\s+(http:\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    output.on("end", () => reject(new Error(`The shop did not start: ${printed}`)));
  });
}
