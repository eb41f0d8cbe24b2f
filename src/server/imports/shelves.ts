import { plainSlugOf } from "#domain/slug.ts";
import { categories, subcategories } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { asc } from "../db/sql.ts";

export interface Shelf {
  id: string;
  name: string;
  /** By their plain names. */
  subcategories: Map<string, string>;
}

/** The shop's categories by their plain names. */
export type Shelves = Map<string, Shelf>;

export async function readShelves(db: DbOrTx): Promise<Shelves> {
  const shelves = new Map<string, Shelf>();
  const byId = new Map<string, Shelf>();
  for (const { id, name } of await db.select().from(categories)) {
    const shelf = { id, name, subcategories: new Map<string, string>() };
    shelves.set(plainSlugOf(name), shelf);
    byId.set(id, shelf);
  }
  for (const { id, name, categoryId } of await db
    .select()
    .from(subcategories)
    .orderBy(asc(subcategories.createdAt))) {
    byId.get(categoryId)?.subcategories.set(plainSlugOf(name), id);
  }
  return shelves;
}

export const findShelf = (shelves: Shelves, name: string): Shelf | undefined =>
  shelves.get(plainSlugOf(name));

export const findSubcategory = (shelf: Shelf, name: string): string | undefined =>
  shelf.subcategories.get(plainSlugOf(name));
