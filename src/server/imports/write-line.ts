/** Writes one line to the shop: the product, its pictures and the data for undoing, in one transaction. */

import { and, eq } from "drizzle-orm";
import { nextFormerPrice } from "#domain/catalog/former-price.ts";
import { MAX_PRODUCT_IMAGES, type ProductImageInput } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { isSameImage, type KnownImage, planChanges, refuseFormerPrice } from "#domain/imports/plan-line.ts";
import type { LineProblem } from "#domain/imports/product-import.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import { lockProduct } from "../catalog/change-product.ts";
import { type ProductSnapshot, takeSnapshot } from "../catalog/product-snapshot.ts";
import { NEW_PRODUCT, publicationColumns } from "../catalog/publication.ts";
import { type CatalogueProduct, readProducts } from "../catalog/read-product-batches.ts";
import { holdCategory, resolveSubcategory } from "../catalog/resolve-subcategory.ts";
import { writeLevels } from "../catalog/stock/write-levels.ts";
import { products } from "../catalog/tables.ts";
import { insertProduct, overwriteProduct, type ProductColumns } from "../catalog/write-product.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import type { FetchedPictures } from "./fetch-pictures.ts";
import { findCategory, findSubcategory, type ImportCategories } from "./import-categories.ts";
import { findGrid, type ImportGrids } from "./import-grids.ts";
import { labelsAfter, matchSizes } from "./import-stock.ts";
import { importLines, importPictures } from "./tables.ts";

export interface LineToWrite {
  importId: string;
  line: number;
  productId: string | null;
  values: LineValues;
}

export interface WrittenLine {
  productId: string;
  categoryIds: string[];
}

interface Sources {
  categories: ImportCategories;
  grids: ImportGrids;
  fetched: FetchedPictures;
  /** New products of lines without a status start as drafts. */
  createsDrafts: boolean;
}

/** Returns undefined if the product has the line's values already. */
export async function writeLine(
  ctx: ServiceContext,
  tx: Tx,
  line: LineToWrite,
  sources: Sources,
): Promise<WrittenLine | undefined> {
  return line.productId === null
    ? createFromLine(ctx, tx, line, sources)
    : updateFromLine(ctx, tx, line, line.productId, sources);
}

async function createFromLine(ctx: ServiceContext, tx: Tx, line: LineToWrite, sources: Sources) {
  const values = withKnownSizes(line.values, undefined, sources);
  const place = await placeOf(ctx, tx, values, sources.categories);
  if (values.name === undefined || values.priceCents === undefined || !place) throw changedMeanwhile();
  const { images, problems } = choosePictures(values, [], sources.fetched);
  const status = values.status ?? (sources.createsDrafts ? "draft" : undefined);
  const columns = {
    ...columnsOf(values, sources.grids),
    ...place,
    ...publicationColumns(ctx, { status }, NEW_PRODUCT),
    name: values.name,
    priceCents: values.priceCents,
  };
  const { id } = await insertProduct(ctx, tx, columns, images ?? []);
  await writeStock(ctx, tx, id, values);
  await recordWritten(tx, line, values, { productId: id, version: ctx.now, before: null, problems });
  return { productId: id, categoryIds: [place.categoryId] };
}

async function updateFromLine(ctx: ServiceContext, tx: Tx, line: LineToWrite, id: string, sources: Sources) {
  const place = await placeOf(ctx, tx, line.values, sources.categories);
  const locked = await lockProduct(tx, id);
  const [known] = await readProducts(tx, eq(products.id, id));
  const values = withKnownSizes(line.values, known, sources);
  if (!known || refuseFormerPrice(values, known).length > 0) throw changedMeanwhile();
  const changes = planChanges(values, known);
  if (changes.length === 0) {
    await setLine(tx, line, { state: "skipped" });
    return undefined;
  }
  const before = await takeSnapshot(tx, locked, Object.keys(values.stock ?? {}));
  const changesImages = changes.some(({ column }) => column === "images");
  const chosen: ChosenPictures = changesImages
    ? choosePictures(values, known.images, sources.fetched)
    : { problems: [] };
  const moves = changes.some(({ column }) => column === "category" || column === "subcategory");
  const columns = {
    ...columnsOf(values, sources.grids),
    ...publicationColumns(ctx, values, locked),
    formerPriceCents: nextFormerPrice(
      values.priceCents ?? known.priceCents,
      values.formerPriceCents,
      known.formerPriceCents,
    ),
    ...(moves && (place ?? (await placeIn(ctx, tx, values, known, sources)))),
  };
  const { version } = await overwriteProduct(ctx, tx, locked, columns, chosen.images);
  await writeStock(ctx, tx, id, values);
  const replaced = before.images.flatMap(({ s3Key }) => s3Key ?? []);
  if (chosen.images && replaced.length > 0) {
    const rows = replaced.map((key) => ({ importId: line.importId, key }));
    await tx.insert(importPictures).values(rows).onConflictDoNothing();
  }
  await recordWritten(tx, line, values, { productId: id, version, before, problems: chosen.problems });
  const categoryIds = [...new Set([locked.categoryId, columns.categoryId ?? locked.categoryId])];
  return { productId: id, categoryIds };
}

export const CHANGED_MEANWHILE = "A loja mudou depois da conferência. Confira a planilha de novo.";
const changedMeanwhile = () => new DomainError("conflict", { message: CHANGED_MEANWHILE });

/** Names the sizes of the stock as the product does. */
function withKnownSizes(
  values: LineValues,
  known: CatalogueProduct | undefined,
  sources: Sources,
): LineValues {
  if (!values.stock) return values;
  const { stock, foreign } = matchSizes(values.stock, labelsAfter(values, known, sources));
  if (foreign.length > 0) throw changedMeanwhile();
  return { ...values, stock };
}

async function writeStock(
  ctx: ServiceContext,
  tx: Tx,
  productId: string,
  { stock }: LineValues,
): Promise<void> {
  if (stock) await writeLevels(ctx, tx, productId, stock, { reason: "spreadsheet", note: null });
}

function columnsOf(values: LineValues, grids: ImportGrids): Partial<ProductColumns> {
  const { code, name, priceCents, formerPriceCents, sizeGrid, description, isNew, isFeatured } = values;
  return {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    ...(priceCents !== undefined && { priceCents }),
    ...(formerPriceCents !== undefined && { formerPriceCents }),
    ...(sizeGrid !== undefined && { sizeGridId: sizeGrid && gridIdOf(grids, sizeGrid) }),
    ...(description !== undefined && { description }),
    ...(isNew !== undefined && { isNew }),
    ...(isFeatured !== undefined && { isFeatured }),
  };
}

function gridIdOf(grids: ImportGrids, name: string): string {
  const grid = findGrid(grids, name);
  if (!grid) throw changedMeanwhile();
  return grid.id;
}

/** Finds the category and subcategory of the line; undefined if it names no category. */
async function placeOf(ctx: ServiceContext, tx: Tx, values: LineValues, categories: ImportCategories) {
  if (values.category === undefined) return undefined;
  const category = findCategory(categories, values.category);
  if (!category) throw changedMeanwhile();
  await holdCategory(tx, category.id);
  const wanted = values.subcategory === undefined ? undefined : findSubcategory(category, values.subcategory);
  return { categoryId: category.id, subcategoryId: await resolveSubcategory(ctx, tx, category.id, wanted) };
}

/** Finds the subcategory within the product's current category. */
function placeIn(
  ctx: ServiceContext,
  tx: Tx,
  values: LineValues,
  { category }: { category: string },
  { categories }: Sources,
) {
  return placeOf(ctx, tx, { ...values, category }, categories);
}

interface ChosenPictures {
  /** Undefined if the pictures stay as they are. */
  images?: ProductImageInput[];
  problems: LineProblem[];
}

/**
 * Chooses the pictures of a line: pictures that the product already has stay the same records. A picture that could not
 * be fetched is reported; a new product is created without it, while an existing product then keeps all its pictures.
 */
function choosePictures(
  values: LineValues,
  known: readonly KnownImage[],
  fetched: FetchedPictures,
): ChosenPictures {
  const problems: LineProblem[] = [];
  if (!values.images) return { problems };
  const unused = [...known];
  const images: ProductImageInput[] = [];
  for (const wanted of values.images) {
    const index = unused.findIndex((image) => isSameImage(image, wanted));
    const [same] = index < 0 ? [] : unused.splice(index, 1);
    if (same) {
      images.push({ id: same.id, alt_text: same.altText });
      continue;
    }
    const taken = "url" in wanted ? fetched.get(wanted.url) : wanted;
    if (taken && "key" in taken) images.push({ key: taken.key, alt_text: null });
    else if (taken && "refusal" in taken) problems.push({ column: "images", message: taken.refusal });
  }
  if (problems.length > 0 && known.length > 0) return { problems };
  return { images: images.slice(0, MAX_PRODUCT_IMAGES), problems };
}

interface Written {
  productId: string;
  version: Date;
  before: ProductSnapshot | null;
  problems: LineProblem[];
}

async function recordWritten(
  tx: Tx,
  line: LineToWrite,
  { stock }: LineValues,
  written: Written,
): Promise<void> {
  const product = await lockProduct(tx, written.productId);
  const after = await takeSnapshot(tx, product, Object.keys(stock ?? {}));
  await setLine(tx, line, { ...written, after, state: "written" });
}

export async function setLine(
  tx: Tx,
  { importId, line }: Pick<LineToWrite, "importId" | "line">,
  columns: Partial<typeof importLines.$inferInsert>,
): Promise<void> {
  await tx
    .update(importLines)
    .set(columns)
    .where(and(eq(importLines.importId, importId), eq(importLines.line, line)));
}
