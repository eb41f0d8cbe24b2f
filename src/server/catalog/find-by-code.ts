import { eq, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { selectWith, toSummary } from "./product-columns.ts";
import { products } from "./tables.ts";

const loweredCode = sql<string>`lower(${products.code})`;

/** How many codes are compared. Where the database sorts by language, others may stand between those with the prefix. */
const COMPARED = 50;

/** Finds products whose code begins with the typed text, in upper or lower case; the shortest such code comes first. */
export async function findByCode(db: DbOrTx, typed: string, limit: number) {
  const prefix = sql`lower(${typed})`;
  // In the index's order all codes with the prefix follow it, so the index answers; `like` could use it only in a
  // database that sorts by bytes.
  const following = db
    .select({ id: products.id, code: loweredCode.as("following_code") })
    .from(products)
    .where(sql`${loweredCode} >= ${prefix}`)
    .orderBy(loweredCode)
    .limit(COMPARED)
    .as("following");
  const rows = await selectWith(db, { code: products.code })
    .innerJoin(following, eq(following.id, products.id))
    .where(sql`starts_with(${following.code}, ${prefix})`)
    .orderBy(following.code)
    .limit(limit);
  return rows.map(toSummary);
}
