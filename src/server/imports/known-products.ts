/** The current state of the products that lines of a spreadsheet refer to. */

import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { KnownProduct } from "#domain/imports/plan-line.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import { withoutAccents } from "#domain/slug.ts";
import { readProducts } from "../catalog/read-product-batches.ts";
import { products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";

export interface KnownProducts {
  byId: Map<string, KnownProduct>;
  byCode: Map<string, KnownProduct>;
  /** The names of existing products, for lines with neither id nor code. */
  names: Set<string>;
}

export const plainCode = (code: string): string => code.toLowerCase();
export const plainName = (name: string): string => withoutAccents(name).toLowerCase();

export async function readKnownProducts(db: DbOrTx, lines: readonly LineValues[]): Promise<KnownProducts> {
  const ids = lines.flatMap(({ id }) => id ?? []);
  const codes = lines.flatMap(({ code }) => (code ? plainCode(code) : []));
  const unnamed = lines.flatMap(({ id, code, name }) => (id || code || !name ? [] : plainName(name)));
  const codeOf = sql<string>`lower(${products.code})`;
  const conditions: SQL[] = [
    ...(ids.length > 0 ? [inArray(products.id, ids)] : []),
    ...(codes.length > 0 ? [inArray(codeOf, codes)] : []),
  ];
  const found = conditions.length > 0 ? await readProducts(db, or(...conditions) as SQL) : [];
  return {
    byId: new Map(found.map((product) => [product.id, product])),
    byCode: new Map(found.flatMap((product) => (product.code ? [[plainCode(product.code), product]] : []))),
    names: await readNames(db, unnamed),
  };
}

async function readNames(db: DbOrTx, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const name = products.namePlain;
  const rows = await db
    .select({ name })
    .from(products)
    .where(inArray(name, [...names]));
  return new Set(rows.map((row) => row.name));
}
