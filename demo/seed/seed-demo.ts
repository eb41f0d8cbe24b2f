import { randomBytes } from "node:crypto";
import type { AuthEngine } from "#server/accounts/auth-engine.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import type { Tx } from "#server/db/client.ts";
import { markDemo } from "#server/demo/mark-demo.ts";
import type { ObjectStorage } from "#server/storage/storage.ts";
import { demoBanners } from "../catalogue/banners.ts";
import { demoCategories } from "../catalogue/categories.ts";
import { demoAccounts } from "../catalogue/customers.ts";
import { demoProducts } from "../catalogue/products.ts";
import { insertCatalogue } from "./insert-catalogue.ts";
import { insertOrders } from "./insert-orders.ts";
import { type StoredPictures, storePictures } from "./store-pictures.ts";

/** Puts every demo picture into the store. Done before the transaction: it takes seconds and touches no row. */
export function storeDemoPictures(storage: ObjectStorage): Promise<StoredPictures> {
  return storePictures(storage, [
    ...demoProducts.flatMap(({ pictures }) =>
      pictures.map((picture) => ({ picture, folder: "products" as const })),
    ),
    ...demoBanners.map(({ picture }) => ({ picture, folder: "banners" as const })),
    ...demoCategories.map(({ picture }) => ({ picture, folder: "categories" as const })),
  ]);
}

/** Fills an empty shop: catalogue, banners, three customers and their orders. All of it or nothing. */
export async function insertDemo(
  tx: Tx,
  auth: AuthEngine,
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  const seeded = await insertCatalogue(tx, pictures, now);
  const accountIds = new Map<string, string>();
  for (const { name, email } of demoAccounts) {
    // Nobody knows this password: an account with a public one would stand open on the first real server.
    const id = await createAccount(
      { db: tx, auth },
      { name, email, password: randomBytes(24).toString("base64url") },
    );
    if (id) accountIds.set(email, id);
  }
  await insertOrders(tx, seeded, accountIds, now);
  await markDemo(tx, { accountIds: [...accountIds.values()] });
}
