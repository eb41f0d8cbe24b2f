import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { DbOrTx } from "../../db/client.ts";
import { categories, products, sizeGrids } from "../tables.ts";

/** A grid with how many products and categories use it. */
export type ManagedGrid = typeof sizeGrids.$inferSelect & { products: number; categories: number };

export function readGrids(db: DbOrTx): Promise<ManagedGrid[]> {
  return selectGrids(db).orderBy(asc(sql`plain_text(${sizeGrids.name})`));
}

export async function readGrid(db: DbOrTx, id: string): Promise<ManagedGrid | undefined> {
  const [row] = await selectGrids(db).where(eq(sizeGrids.id, id));
  return row;
}

const selectGrids = (db: DbOrTx) =>
  db
    .select({
      id: sizeGrids.id,
      name: sizeGrids.name,
      sizes: sizeGrids.sizes,
      guide: sizeGrids.guide,
      createdAt: sizeGrids.createdAt,
      updatedAt: sizeGrids.updatedAt,
      products: countOf(sql`${products} where ${products.sizeGridId} = ${sizeGrids.id}`),
      categories: countOf(sql`${categories} where ${categories.sizeGridId} = ${sizeGrids.id}`),
    })
    .from(sizeGrids)
    .$dynamic();

const countOf = (users: SQL) => sql<number>`(select count(*) from ${users})`.mapWith(Number);
