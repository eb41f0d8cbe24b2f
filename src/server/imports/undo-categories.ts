/** Deletes the categories that an import created, except those that are used or were changed since. */

import { and, eq, notInArray } from "drizzle-orm";
import { DEFAULT_SUBCATEGORY } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { type CategoryRow, lockCategory, removeCategory } from "../catalog/admin-category-service.ts";
import {
  type LockedSubcategory,
  lockWithCategory,
  removeSubcategory,
} from "../catalog/subcategory-service.ts";
import { sizeGuides, subcategories } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { siteImages } from "../site-images/tables.ts";
import type { ImportStep } from "./import-step.ts";

interface CreatedCategories {
  newCategories: string[];
  createdCategoryIds: string[];
  createdSubcategoryIds: string[];
}

/** Returns what stays and why, as "categoria “Várzea” (tem produtos)". */
export async function undoCategories(step: ImportStep, created: CreatedCategories): Promise<string[]> {
  const paths = created.newCategories.map((path) => path.split(" > "));
  const names = new Set(paths.map(([name]) => name));
  const subcategoryNames = new Set(paths.map(([, name]) => name));
  const staying: (string | undefined)[] = [];
  for (const id of created.createdSubcategoryIds) {
    staying.push(await undoSubcategory(step.now(), id, subcategoryNames));
  }
  for (const id of created.createdCategoryIds) staying.push(await undoCategory(step.now(), id, names));
  return staying.filter((text) => text !== undefined);
}

function undoSubcategory(
  ctx: ServiceContext,
  id: string,
  names: ReadonlySet<string | undefined>,
): Promise<string | undefined> {
  return ctx.db.transaction(async (tx) => {
    const row = await unlessGone(lockWithCategory(tx, id));
    if (!row) return undefined;
    const reason = names.has(row.name) ? await tryRemoval(removeSubcategory, ctx, tx, row) : "foi renomeada";
    return reason && `subcategoria “${row.name}” (${reason})`;
  });
}

function undoCategory(
  ctx: ServiceContext,
  id: string,
  names: ReadonlySet<string | undefined>,
): Promise<string | undefined> {
  return ctx.db.transaction(async (tx) => {
    const row = await unlessGone(lockCategory(tx, id));
    if (!row) return undefined;
    const reason = (await findChange(tx, row, names)) ?? (await tryRemoval(removeCategory, ctx, tx, row));
    return reason && `categoria “${row.name}” (${reason})`;
  });
}

/** What was done with the category since the import created it, with a name and nothing else. */
async function findChange(
  tx: Tx,
  { id, name, description }: CategoryRow,
  names: ReadonlySet<string | undefined>,
): Promise<string | undefined> {
  if (!names.has(name)) return "foi renomeada";
  if (description !== null) return "ganhou uma descrição";
  const isItsPicture = and(eq(siteImages.type, "category"), eq(siteImages.referenceId, id));
  if ((await tx.$count(siteImages, isItsPicture)) > 0) return "ganhou uma imagem";
  if ((await tx.$count(sizeGuides, eq(sizeGuides.categoryId, id))) > 0) return "ganhou um guia de tamanhos";
  // The shop itself adds the default subcategory, with the first product that names none.
  const isAdded = and(
    eq(subcategories.categoryId, id),
    notInArray(subcategories.name, [DEFAULT_SUBCATEGORY]),
  );
  return (await tx.$count(subcategories, isAdded)) > 0 ? "tem subcategorias" : undefined;
}

/** Returns the reason if it cannot be removed. Both removals are refused before they have written anything. */
async function tryRemoval<Row extends CategoryRow | LockedSubcategory>(
  remove: (ctx: ServiceContext, tx: Tx, row: Row) => Promise<void>,
  ctx: ServiceContext,
  tx: Tx,
  row: Row,
): Promise<string | undefined> {
  try {
    await remove(ctx, tx, row);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return "tem produtos";
    throw error;
  }
}

async function unlessGone<Row>(locking: Promise<Row>): Promise<Row | undefined> {
  try {
    return await locking;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return undefined;
    throw error;
  }
}
