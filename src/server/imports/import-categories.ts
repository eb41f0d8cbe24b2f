import { asc } from "drizzle-orm";
import { plainSlugOf } from "#domain/slug.ts";
import { categories, subcategories } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";

export interface ImportCategory {
  id: string;
  name: string;
  sizeGridId: string | null;
  /** The subcategory ids by normalized name. */
  subcategories: Map<string, string>;
}

/** The shop's categories by normalized name. */
export type ImportCategories = Map<string, ImportCategory>;

export async function readImportCategories(db: DbOrTx): Promise<ImportCategories> {
  const byName = new Map<string, ImportCategory>();
  const byId = new Map<string, ImportCategory>();
  for (const { id, name, sizeGridId } of await db.select().from(categories)) {
    const category = { id, name, sizeGridId, subcategories: new Map<string, string>() };
    byName.set(plainSlugOf(name), category);
    byId.set(id, category);
  }
  const rows = await db.select().from(subcategories).orderBy(asc(subcategories.createdAt));
  for (const { id, name, categoryId } of rows) {
    byId.get(categoryId)?.subcategories.set(plainSlugOf(name), id);
  }
  return byName;
}

export const findCategory = (all: ImportCategories, name: string): ImportCategory | undefined =>
  all.get(plainSlugOf(name));

export const findSubcategory = (category: ImportCategory, name: string): string | undefined =>
  category.subcategories.get(plainSlugOf(name));
