/** Finds the stored files that records refer to. Every feature that stores pictures adds its query here. */
import { findProductKeys } from "../catalog/picture-keys-in-use.ts";
import type { DbOrTx } from "../db/client.ts";
import { findImportKeys } from "../imports/sweep-imports.ts";
import { findOrderedKeys } from "../orders/picture-keys-in-use.ts";
import { findSiteImageKeys } from "../site-images/picture-keys-in-use.ts";

/** Returns those of the keys that the feature's records refer to; additional keys in the result are harmless. */
export type FindKeysInUse = (db: DbOrTx, keys: readonly string[]) => Promise<string[]>;

/** Cheapest first: the orders, of which there may be millions, are queried only for keys that are still unknown. */
const queries: readonly FindKeysInUse[] = [
  findProductKeys,
  findSiteImageKeys,
  findImportKeys,
  findOrderedKeys,
];

export async function findUnusedKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  let unused = [...keys];
  for (const findKeysInUse of queries) {
    if (unused.length === 0) break;
    const used = new Set(await findKeysInUse(db, unused));
    unused = unused.filter((key) => !used.has(key));
  }
  return unused;
}
