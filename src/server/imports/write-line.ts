/** One line into the shop: the product, its pictures and what is needed to undo it, together or not at all. */
import { MAX_PRODUCT_IMAGES, type ProductImageInput } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { isSameImage, type KnownImage, planChanges } from "#domain/imports/plan-line.ts";
import type { LineProblem } from "#domain/imports/product-import.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import { lockProduct } from "../catalog/change-product.ts";
import { takeSnapshot } from "../catalog/product-snapshot.ts";
import { readProducts } from "../catalog/read-product-batches.ts";
import { holdCategory, resolveSubcategory } from "../catalog/resolve-subcategory.ts";
import { products } from "../catalog/tables.ts";
import { insertProduct, overwriteProduct, type ProductColumns } from "../catalog/write-product.ts";
import type { Tx } from "../db/client.ts";
import { and, eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import type { FetchedPictures } from "./fetch-pictures.ts";
import { findShelf, findSubcategory, type Shelves } from "./shelves.ts";
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
  shelves: Shelves;
  fetched: FetchedPictures;
}

/** Undefined where the product has become so by itself meanwhile. */
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
  const { values } = line;
  const place = await placeOf(ctx, tx, values, sources.shelves);
  if (values.name === undefined || values.priceCents === undefined || !place) throw changedMeanwhile();
  const { images, problems } = choosePictures(values, [], sources.fetched);
  const columns = { ...columnsOf(values), ...place, name: values.name, priceCents: values.priceCents };
  const { id } = await insertProduct(ctx, tx, columns, images ?? []);
  await noteWritten(tx, line, { productId: id, version: ctx.now, before: null, problems });
  return { productId: id, categoryIds: [place.categoryId] };
}

async function updateFromLine(ctx: ServiceContext, tx: Tx, line: LineToWrite, id: string, sources: Sources) {
  const { values } = line;
  const place = await placeOf(ctx, tx, values, sources.shelves);
  const locked = await lockProduct(tx, id);
  const [known] = await readProducts(tx, eq(products.id, id));
  if (!known) throw changedMeanwhile();
  const changes = planChanges(values, known);
  if (changes.length === 0) {
    await setLine(tx, line, { state: "skipped" });
    return undefined;
  }
  const before = await takeSnapshot(tx, locked);
  const changesImages = changes.some(({ column }) => column === "images");
  const chosen: ChosenPictures = changesImages
    ? choosePictures(values, known.images, sources.fetched)
    : { problems: [] };
  const moves = changes.some(({ column }) => column === "category" || column === "subcategory");
  const columns = {
    ...columnsOf(values),
    ...(moves && (place ?? (await placeIn(ctx, tx, values, known, sources)))),
  };
  const { version } = await overwriteProduct(ctx, tx, locked, columns, chosen.images);
  const replaced = before.images.flatMap(({ s3Key }) => s3Key ?? []);
  if (chosen.images && replaced.length > 0) {
    const rows = replaced.map((key) => ({ importId: line.importId, key }));
    await tx.insert(importPictures).values(rows).onConflictDoNothing();
  }
  await noteWritten(tx, line, { productId: id, version, before, problems: chosen.problems });
  const categoryIds = [...new Set([locked.categoryId, columns.categoryId ?? locked.categoryId])];
  return { productId: id, categoryIds };
}

const changedMeanwhile = () =>
  new DomainError("conflict", { message: "A loja mudou depois da conferência. Confira a planilha de novo." });

function columnsOf(values: LineValues): Partial<ProductColumns> {
  const { code, name, priceCents, description, isNew, isFeatured } = values;
  return {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    ...(priceCents !== undefined && { priceCents }),
    ...(description !== undefined && { description }),
    ...(isNew !== undefined && { isNew }),
    ...(isFeatured !== undefined && { isFeatured }),
  };
}

/** Where the line puts the product; undefined where it names no category. */
async function placeOf(ctx: ServiceContext, tx: Tx, values: LineValues, shelves: Shelves) {
  if (values.category === undefined) return undefined;
  const shelf = findShelf(shelves, values.category);
  if (!shelf) throw changedMeanwhile();
  await holdCategory(tx, shelf.id);
  const wanted = values.subcategory === undefined ? undefined : findSubcategory(shelf, values.subcategory);
  return { categoryId: shelf.id, subcategoryId: await resolveSubcategory(ctx, tx, shelf.id, wanted) };
}

/** Another subcategory of the category where it is. */
function placeIn(
  ctx: ServiceContext,
  tx: Tx,
  values: LineValues,
  { category }: { category: string },
  { shelves }: Sources,
) {
  return placeOf(ctx, tx, { ...values, category }, shelves);
}

interface ChosenPictures {
  /** Undefined: they stay as they are. */
  images?: ProductImageInput[];
  problems: LineProblem[];
}

/**
 * Those that the product has stay the same records. What could not be fetched is told; a new product goes without it,
 * but pictures that are there are never given up for a list with holes.
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
  before: unknown;
  problems: LineProblem[];
}

const noteWritten = (tx: Tx, line: LineToWrite, written: Written) =>
  setLine(tx, line, { ...written, state: "written" });

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
