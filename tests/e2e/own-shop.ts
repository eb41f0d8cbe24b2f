import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { readOwnerPassword } from "./accounts-support.ts";
import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect, test } from "./fixtures.ts";

/** What the shops of all journeys print, for log.spec.ts. */
export const logFolder = "test-results/logs";

export interface OwnShop extends AsyncDisposable {
  address: string;
}

/**
 * Runs the tests of one file in their own empty shop, for tests that others would disturb in the shared one. Its owner
 * has the same password. The tests run one after the other (mode "default"); otherwise each worker would start a shop.
 * `openPeers` starts the services that the shop talks to, and returns the variables that name them.
 */
export const testInOwnShop = (
  prepare?: (owner: APIRequestContext) => Promise<void>,
  openPeers?: () => Promise<Record<string, string>>,
) =>
  test.extend<object, { ownShop: OwnShop }>({
    ownShop: [
      async ({ playwright }, use) => {
        const peers = await openPeers?.();
        await using shop = await openOwnShop({ RATE_LIMITS: "off", ...peers });
        const owner = await playwright.request.newContext({ baseURL: shop.address });
        await signInAsOwner({ request: owner });
        await prepare?.(owner);
        await owner.dispose();
        await use(shop);
      },
      { scope: "worker", timeout: 240_000 },
    ],
    baseURL: ({ ownShop }, use) => use(ownShop.address),
  });

/** A shop of its own in which `prepare` was done that many days ago, for tests of what time does to orders. */
export const testInShopWithPast = (days: number, prepare: (owner: APIRequestContext) => Promise<void>) =>
  test.extend<object, { ownShop: OwnShop }>({
    ownShop: [
      async ({ playwright }, use) => {
        const dataDir = await copyTemplate();
        {
          await using past = await startShop(dataDir, {
            RATE_LIMITS: "off",
            NODE_OPTIONS: "--import=./tests/e2e/past-clock.mjs",
            DAYS_AGO: String(days),
          });
          const owner = await playwright.request.newContext({ baseURL: past.address });
          await signInAsOwner({ request: owner });
          await prepare(owner);
          await owner.dispose();
        }
        await using shop = await runShop(dataDir, { RATE_LIMITS: "off" });
        await use(shop);
      },
      { scope: "worker", timeout: 240_000 },
    ],
    baseURL: ({ ownShop }, use) => use(ownShop.address),
  });

export async function makeCategory(request: APIRequestContext, name: string): Promise<string> {
  const made = await request.post("/api/admin/categories", { data: { name } });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

/** Creates the minimum that a shop needs to sell something. */
export async function stockTwoShirts(owner: APIRequestContext): Promise<void> {
  const category_id = await makeCategory(owner, "Retrô");
  for (const name of ["Camisa Retrô Azul", "Camisa Retrô Verde"]) {
    await makeProduct({ request: owner }, { name, category_id });
  }
}

/** An empty shop that has started once, with the owner's password of the shared one. Its copies start much faster. */
const template = "test-results/data/own-shop";

export async function prepareTemplate(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  await using _ = await startShop(template, { STORE_OWNER_PASSWORD: await readOwnerPassword() });
}

/** Starts a second, empty shop, for a test that would disturb others in the shared one. */
export async function openOwnShop(environment: Record<string, string>): Promise<OwnShop> {
  return runShop(await copyTemplate(), environment);
}

async function copyTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "manto-own-shop-"));
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/** Its data go with it. */
async function runShop(dataDir: string, environment: Record<string, string>): Promise<OwnShop> {
  const shop = await startShop(dataDir, environment);
  return {
    address: shop.address,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startShop(dataDir: string, environment: Record<string, string>): Promise<OwnShop> {
  const shop = spawn(process.execPath, ["--liftoff-only", "build/program/main.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO_CATALOGUE: "false",
      LOG_LEVEL: "info",
      ...environment,
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
