/** Which files of the bucket some record points to. A feature that keeps pictures adds its question here. */
import { findProductKeys } from "../catalog/picture-keys-in-use.ts";
import type { DbOrTx } from "../db/client.ts";
import { findImportKeys } from "../imports/sweep-imports.ts";
import { findOrderedKeys } from "../orders/picture-keys-in-use.ts";
import { findSiteImageKeys } from "../site-images/picture-keys-in-use.ts";

/** Of the given keys, those that the feature's records point to; others in the answer do no harm. */
export type FindKeysInUse = (db: DbOrTx, keys: readonly string[]) => Promise<string[]>;

/** Cheapest first: only what none of them knows is asked of the orders, which may be millions. */
const questions: readonly FindKeysInUse[] = [
  findProductKeys,
  findSiteImageKeys,
  findImportKeys,
  findOrderedKeys,
];

export async function findUnusedKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  let unused = [...keys];
  for (const findKeysInUse of questions) {
    if (unused.length === 0) break;
    const used = new Set(await findKeysInUse(db, unused));
    unused = unused.filter((key) => !used.has(key));
  }
  return unused;
}
