import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { LineProblem } from "#domain/imports/product-import.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import { plainSlugOf } from "#domain/slug.ts";
import { products, sizeGrids } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";

interface ImportGrid {
  id: string;
  name: string;
  sizes: GridSize[];
}

/** The shop's size grids by normalized name. */
export type ImportGrids = Map<string, ImportGrid>;

export async function readImportGrids(db: DbOrTx): Promise<ImportGrids> {
  const rows = await db
    .select({ id: sizeGrids.id, name: sizeGrids.name, sizes: sizeGrids.sizes })
    .from(sizeGrids)
    .orderBy(asc(sql`plain_text(${sizeGrids.name})`));
  return new Map(rows.map((grid) => [plainSlugOf(grid.name), grid]));
}

export const findGrid = (all: ImportGrids, name: string): ImportGrid | undefined =>
  all.get(plainSlugOf(name));

const list = new Intl.ListFormat("pt-BR", { type: "disjunction" });

/** Writes the grid's name as the shop does; reports one that the shop does not have. */
export function checkGrid(grids: ImportGrids, values: LineValues, problems: LineProblem[]): void {
  const { sizeGrid: named } = values;
  if (named == null || problems.some(({ column }) => column === "size_grid")) return;
  const grid = findGrid(grids, named);
  if (grid) {
    values.sizeGrid = grid.name;
    return;
  }
  const known = [...grids.values()].map(({ name }) => name);
  const advice = known.length > 0 ? `Use ${list.format(known)}.` : "Crie-a antes de importar.";
  problems.push({ column: "size_grid", message: `A loja não tem a grade “${named}”. ${advice}` });
}

/** A grid that a product has as its own, undefined if none has: then no spreadsheet speaks of grids. */
export async function findGridInUse(db: DbOrTx): Promise<string | undefined> {
  const [used] = await db
    .select({ name: sizeGrids.name })
    .from(products)
    .innerJoin(sizeGrids, eq(sizeGrids.id, products.sizeGridId))
    .where(isNotNull(products.sizeGridId))
    .limit(1);
  return used?.name;
}
