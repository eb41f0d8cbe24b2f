/** The dry run of a batch of lines: what each would do, and which problems it has. */

import { inArray } from "drizzle-orm";
import { hasSubcategories } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { type ImageReference, imageAddress, joinImages } from "#domain/imports/image-list.ts";
import { MAX_NEW_CATEGORIES } from "#domain/imports/import-limits.ts";
import {
  findMissing,
  type KnownProduct,
  planChanges,
  planCreation,
  refuseFormerPrice,
} from "#domain/imports/plan-line.ts";
import type { ImportCells, LineProblem } from "#domain/imports/product-import.ts";
import { type LineValues, type ReadLine, readLine } from "#domain/imports/read-line.ts";
import { plainSlugOf } from "#domain/slug.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { uploads } from "../media/tables.ts";
import type { ArchivePictures } from "./archive-pictures.ts";
import { findCategory, findSubcategory, type ImportCategories } from "./import-categories.ts";
import { checkGrid, type ImportGrids } from "./import-grids.ts";
import { checkStock } from "./import-stock.ts";
import { type KnownProducts, plainCode, plainName, readKnownProducts } from "./known-products.ts";
import type { importLines } from "./tables.ts";

export interface RawLine {
  line: number;
  cells: ImportCells;
}

/** What earlier lines contained, and what the shop has. */
export interface CheckState {
  importId: string;
  origin: string;
  pictures: ArchivePictures;
  categories: ImportCategories;
  grids: ImportGrids;
  /** The first line of each id, of each code, and of each name without id and code. */
  seen: Map<string, number>;
  /** The names of the categories to create, by their normalized name. */
  newCategories: Map<string, string>;
}

type CheckedLine = typeof importLines.$inferInsert;

export async function checkLines(
  ctx: ServiceContext,
  state: CheckState,
  lines: readonly RawLine[],
): Promise<CheckedLine[]> {
  const read = lines.map(({ cells }) => readLine(cells, state.origin));
  const known = await readKnownProducts(
    ctx.db,
    read.map(({ values }) => values),
  );
  const keys = await readStoredKeys(ctx, read);
  const checked: CheckedLine[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = read[index];
    if (line) checked.push(await checkLine(ctx, state, raw, line, { known, keys }));
  }
  return checked;
}

async function checkLine(
  ctx: ServiceContext,
  state: CheckState,
  { line, cells }: RawLine,
  { values, problems }: ReadLine,
  { known, keys }: { known: KnownProducts; keys: ReadonlySet<string> },
): Promise<CheckedLine> {
  const product = findProduct(values, known, problems);
  refuseRepeated(state, line, values, problems);
  if (!product) problems.push(...findMissing(values, problems));
  problems.push(...refuseFormerPrice(values, product));
  checkGrid(state.grids, values, problems);
  checkStock(state, values, product, problems);
  checkCategory(state, values, product, problems);
  const own = new Set([...keys, ...(product?.images ?? []).flatMap(({ key }) => key ?? [])]);
  const storedImages = await storePictures(ctx, state, values, problems, own);
  const changes = problems.length > 0 ? [] : product ? planChanges(values, product) : planCreation(values);
  const verdict =
    problems.length > 0 ? "error" : !product ? "create" : changes.length > 0 ? "update" : "unchanged";
  return {
    importId: state.importId,
    line,
    cells: storedImages ? { ...cells, images: storedImages } : cells,
    verdict,
    state: verdict === "create" || verdict === "update" ? "waiting" : "skipped",
    changes,
    problems,
    productId: product?.id ?? null,
  };
}

function findProduct(
  { id, code, name }: LineValues,
  { byId, byCode, names }: KnownProducts,
  problems: LineProblem[],
): KnownProduct | undefined {
  const holder = code === undefined ? undefined : byCode.get(plainCode(code));
  if (id !== undefined) {
    const product = byId.get(id);
    if (!product && problems.every(({ column }) => column !== "id")) {
      problems.push({
        column: "id",
        message: "Nenhum produto tem este ID. Deixe a célula vazia para criar.",
      });
    }
    if (product && holder && holder.id !== product.id) {
      problems.push({ column: "code", message: "Outro produto já tem este código." });
    }
    return product;
  }
  if (code === undefined && name !== undefined && names.has(plainName(name))) {
    const message =
      "Já existe um produto com este nome. Escreva o código dele para alterá-lo, ou um código novo para criar outro.";
    problems.push({ column: "code", message });
  }
  return holder;
}

function refuseRepeated(
  { seen }: CheckState,
  line: number,
  { id, code, name }: LineValues,
  problems: LineProblem[],
): void {
  const identifiers = [
    id && { key: `id:${id}`, column: "id" as const, label: "Este ID" },
    code && { key: `code:${plainCode(code)}`, column: "code" as const, label: "Este código" },
    !id && !code && name && { key: `name:${plainName(name)}`, column: "name" as const, label: "Este nome" },
  ];
  for (const found of identifiers) {
    if (!found) continue;
    const first = seen.get(found.key);
    if (first === undefined) seen.set(found.key, line);
    else problems.push({ column: found.column, message: `${found.label} já está na linha ${first}.` });
  }
}

/** Collects category names that the shop does not have; the import creates them. */
function checkCategory(
  { categories, newCategories }: CheckState,
  { category: named, subcategory }: LineValues,
  product: KnownProduct | undefined,
  problems: LineProblem[],
): void {
  const name = named ?? product?.category;
  if (name === undefined || problems.length > 0) return;
  const category = findCategory(categories, name);
  const addNewCategory = (plain: string, shown: string, column: "category" | "subcategory") => {
    if (newCategories.has(plain)) return;
    if (newCategories.size < MAX_NEW_CATEGORIES) newCategories.set(plain, shown);
    else {
      const message = `A planilha tem mais de ${MAX_NEW_CATEGORIES} categorias que a loja não tem. Confira a coluna.`;
      problems.push({ column, message });
    }
  };
  if (!category) addNewCategory(plainSlugOf(name), name, "category");
  if (subcategory === undefined || (category && !hasSubcategories(category.id))) return;
  if (category && findSubcategory(category, subcategory)) return;
  addNewCategory(
    `${plainSlugOf(name)}>${plainSlugOf(subcategory)}`,
    `${category?.name ?? name} > ${subcategory}`,
    "subcategory",
  );
}

/** Which of the storage keys that the lines name exist. */
async function readStoredKeys(ctx: ServiceContext, lines: readonly ReadLine[]): Promise<Set<string>> {
  const keys = lines.flatMap(({ values }) =>
    (values.images ?? []).flatMap((image) => ("key" in image ? image.key : [])),
  );
  if (keys.length === 0) return new Set();
  const rows = await ctx.db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Stores the line's pictures from the ZIP; the returned cell has their addresses in the shop instead of file names. */
async function storePictures(
  ctx: ServiceContext,
  { pictures, origin }: CheckState,
  values: LineValues,
  problems: LineProblem[],
  keys: ReadonlySet<string>,
): Promise<string | undefined> {
  if (!values.images) return undefined;
  const stored: ImageReference[] = [];
  for (const image of values.images) {
    if ("key" in image && !keys.has(image.key)) {
      problems.push({
        column: "images",
        message: "Uma das imagens da loja que a linha cita não existe mais.",
      });
    }
    const taken = "file" in image ? await pictures.take(ctx, image.file) : image;
    if ("refusal" in taken) problems.push({ column: "images", message: taken.refusal });
    else stored.push(taken);
  }
  values.images = stored;
  return joinImages(stored.map((image) => addressOf(image, origin)));
}

function addressOf(image: ImageReference, origin: string): string {
  if ("url" in image) return image.url;
  if ("key" in image) return imageAddress({ key: image.key, url: "" }, origin);
  throw new DomainError("internal");
}
