import type { APIRequestContext } from "@playwright/test";
import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect, test } from "./fixtures.ts";
import { copyTemplate, type OwnShop, openOwnShop, runShop, startShop } from "./start-shop.ts";

type Prepare = (owner: APIRequestContext) => Promise<void>;

/**
 * Runs the tests of one file in their own empty shop, for tests that others would disturb in the shared one. Its owner
 * has the same password. The tests run one after the other (mode "default"); otherwise each worker would start a shop.
 * `openPeers` starts the services that the shop talks to, and returns the variables that name them.
 */
export const testInOwnShop = (prepare?: Prepare, openPeers?: () => Promise<Record<string, string>>) =>
  testInShop(async (asOwner) => {
    const shop = await openOwnShop({ RATE_LIMITS: "off", ...(await openPeers?.()) });
    if (prepare) await asOwner(shop, prepare);
    return shop;
  });

/** A shop of its own in which `prepare` was done that many days ago, for tests of what time does to orders. */
export const testInShopWithPast = (days: number, prepare: Prepare) =>
  testInShop(async (asOwner) => {
    const dataDir = await copyTemplate();
    {
      await using past = await startShop(dataDir, {
        RATE_LIMITS: "off",
        NODE_OPTIONS: "--import=./tests/e2e/past-clock.mjs",
        DAYS_AGO: String(days),
      });
      await asOwner(past, prepare);
    }
    return runShop(dataDir, { RATE_LIMITS: "off" });
  });

function testInShop(
  start: (asOwner: (shop: OwnShop, prepare: Prepare) => Promise<void>) => Promise<OwnShop>,
) {
  return test.extend<{ ownShop: OwnShop }>({
    ownShop: ({ ownShops, playwright }, use) => {
      async function asOwner({ address }: OwnShop, prepare: Prepare) {
        const owner = await playwright.request.newContext({ baseURL: address });
        await signInAsOwner({ request: owner });
        await prepare(owner);
        await owner.dispose();
      }
      return ownShops.enter(start, () => start(asOwner)).then(use);
    },
    baseURL: ({ ownShop }, use) => use(ownShop.address),
  });
}

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
