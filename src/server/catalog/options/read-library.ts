import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { DbOrTx } from "../../db/client.ts";
import { productOptions } from "../option-tables.ts";
import { categories, products } from "../tables.ts";

/** An option with how many products and categories offer it. */
export type ManagedOption = typeof productOptions.$inferSelect & { products: number; categories: number };

export function readLibrary(db: DbOrTx): Promise<ManagedOption[]> {
  return selectOptions(db).orderBy(asc(sql`plain_text(${productOptions.name})`));
}

export async function readOption(db: DbOrTx, id: string): Promise<ManagedOption | undefined> {
  const [row] = await selectOptions(db).where(eq(productOptions.id, id));
  return row;
}

const selectOptions = (db: DbOrTx) =>
  db
    .select({
      id: productOptions.id,
      name: productOptions.name,
      priceCents: productOptions.priceCents,
      place: productOptions.place,
      imageUrl: productOptions.imageUrl,
      isOffered: productOptions.isOffered,
      createdAt: productOptions.createdAt,
      updatedAt: productOptions.updatedAt,
      products: countOf(sql`${products} where ${names(products.optionRules)}`),
      categories: countOf(sql`${categories} where ${names(categories.optionRules)}`),
    })
    .from(productOptions)
    .$dynamic();

const names = (rules: AnyPgColumn) =>
  sql`${rules} @> jsonb_build_object('optionIds', jsonb_build_array(${productOptions.id}))`;

const countOf = (users: SQL) => sql<number>`(select count(*) from ${users})`.mapWith(Number);
