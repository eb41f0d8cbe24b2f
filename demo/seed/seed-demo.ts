import { randomBytes } from "node:crypto";
import type { Tx } from "#server/db/client.ts";
import { recordDemo } from "#server/demo/record-demo.ts";
import { createAccount } from "#server/identity/create-account.ts";
import type { PasswordHasher } from "#server/identity/password-hash.ts";
import type { ObjectStorage } from "#server/storage/storage.ts";
import { demoBanners } from "../catalogue/banners.ts";
import { demoCategories } from "../catalogue/categories.ts";
import { demoAccounts } from "../catalogue/customers.ts";
import { demoProducts } from "../catalogue/products.ts";
import { insertCatalogue } from "./insert-catalogue.ts";
import { insertOrders } from "./insert-orders.ts";
import { type StoredPictures, storePictures } from "./store-pictures.ts";

/** Stores every demo picture. It runs before the transaction, because it takes seconds and writes no row. */
export function storeDemoPictures(storage: ObjectStorage): Promise<StoredPictures> {
  return storePictures(storage, [
    ...demoProducts.flatMap(({ pictures }) =>
      pictures.map((picture) => ({ picture, folder: "products" as const })),
    ),
    ...demoBanners.map(({ picture }) => ({ picture, folder: "banners" as const })),
    ...demoCategories.map(({ picture }) => ({ picture, folder: "categories" as const })),
  ]);
}

/** Fills an empty shop with catalogue, banners, three customers and their orders, in one transaction. */
export async function insertDemo(
  tx: Tx,
  passwords: PasswordHasher,
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  const seeded = await insertCatalogue(tx, pictures, now);
  const accountIds = new Map<string, string>();
  for (const { name, email } of demoAccounts) {
    // The password is random, because an account with a public one could be used by anyone on a real server.
    const id = await createAccount(
      { db: tx, passwords },
      { name, email, password: randomBytes(24).toString("base64url") },
    );
    if (id) accountIds.set(email, id);
  }
  await insertOrders(tx, seeded, accountIds, now);
  await recordDemo(tx, { accountIds: [...accountIds.values()] });
}
