import { desc } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { conditionOf, type SearchScope } from "./search-scope.ts";
import { products } from "./tables.ts";

/** The number of newest products that tell how common a match is. */
export const SAMPLE_SIZE = 200;

const { id, namePlain, categoryId, subcategoryId, createdAt, searchVector, nameVector } = products;
export const searchedColumns = {
  id,
  namePlain,
  categoryId,
  subcategoryId,
  createdAt,
  searchVector,
  nameVector,
};

/** The subquery is aliased as the table itself, so that conditions on the table apply to it. */
export const newestProducts = (db: DbOrTx, scope: SearchScope, limit: number) =>
  db
    .select(searchedColumns)
    .from(products)
    .where(conditionOf(scope))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .as("products");
