import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readOwnerPassword } from "./accounts-support.ts";

/** What the shops of all journeys print, for log.spec.ts. */
export const logFolder = "test-results/logs";

const slowAnswers = process.env.SLOW_ANSWERS && "--import=./tests/e2e/slow-answers.mjs";

export interface OwnShop extends AsyncDisposable {
  address: string;
}

/** An empty shop that has started once, with the owner's password of the shared one. Its copies start much faster. */
const template = "test-results/data/own-shop";

export async function prepareTemplate(): Promise<void> {
  // It is there if the shops of the journeys were kept running.
  if (existsSync(template)) return;
  const folder = `${template}-new`;
  await rm(folder, { recursive: true, force: true });
  {
    await using _ = await startShop(folder, { STORE_OWNER_PASSWORD: await readOwnerPassword() });
  }
  await rename(folder, template);
}

/** Starts a second, empty shop, for a test that would disturb others in the shared one. */
export async function openOwnShop(environment: Record<string, string>): Promise<OwnShop> {
  return runShop(await copyTemplate(), environment);
}

export async function copyTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "manto-own-shop-"));
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/** Its data go with it. */
export async function runShop(dataDir: string, environment: Record<string, string>): Promise<OwnShop> {
  const shop = await startShop(dataDir, environment);
  return {
    address: shop.address,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startShop(dataDir: string, environment: Record<string, string>): Promise<OwnShop> {
  const shop = spawn(process.execPath, ["--liftoff-only", "build/program/main.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO_CATALOGUE: "false",
      LOG_LEVEL: "info",
      ...environment,
      NODE_OPTIONS: [environment.NODE_OPTIONS, slowAnswers].filter(Boolean).join(" "),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  shop.stdout.pipe(createWriteStream(join(logFolder, `${basename(dataDir)}.log`)));
  return {
    address: await readAddress(shop.stdout),
    async [Symbol.asyncDispose]() {
      shop.kill();
      await once(shop, "close");
    },
  };
}

/** The output is read on afterwards, because a full pipe would block the shop. */
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

export interface OwnShops {
  /** The worker's shop of that key. A shop of another key is stopped first. */
  enter(key: object, start: () => Promise<OwnShop>): Promise<OwnShop>;
}

/** A worker runs one shop of its own at a time, and keeps it for all tests in a row that want the same one. */
export async function useOwnShops(use: (shops: OwnShops) => Promise<void>): Promise<void> {
  let running: { key: object; shop: OwnShop } | undefined;
  const leave = async () => {
    await running?.shop[Symbol.asyncDispose]();
    running = undefined;
  };
  await use({
    async enter(key, start) {
      if (running?.key !== key) {
        await leave();
        running = { key, shop: await start() };
      }
      return running.shop;
    },
  });
  await leave();
}
