/** The dry run of a few lines: what each would do, and what is wrong with it. */

import { hasSubcategories } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { type ImageReference, imageAddress, joinImages } from "#domain/imports/image-list.ts";
import { MAX_NEW_CATEGORIES } from "#domain/imports/import-limits.ts";
import { findMissing, type KnownProduct, planChanges, planCreation } from "#domain/imports/plan-line.ts";
import type { ImportCells, LineProblem } from "#domain/imports/product-import.ts";
import { type LineValues, type ReadLine, readLine } from "#domain/imports/read-line.ts";
import { plainSlugOf } from "#domain/slug.ts";
import { inArray } from "../db/sql.ts";
import { uploads } from "../media/tables.ts";
import type { ServiceContext } from "../service-context.ts";
import type { ArchivePictures } from "./archive-pictures.ts";
import { type KnownProducts, plainCode, plainName, readKnownProducts } from "./known-products.ts";
import { findShelf, findSubcategory, type Shelves } from "./shelves.ts";
import type { importLines } from "./tables.ts";

export interface RawLine {
  line: number;
  cells: ImportCells;
}

/** What the lines before have said, and what the shop has. */
export interface CheckState {
  importId: string;
  origin: string;
  pictures: ArchivePictures;
  shelves: Shelves;
  /** Where each id, code and lone name came first. */
  seen: Map<string, number>;
  /** By plain name: how it will be called. */
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
  const keys = await readKeptKeys(ctx, read);
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
  checkCategory(state, values, product, problems);
  const own = new Set([...keys, ...(product?.images ?? []).flatMap(({ key }) => key ?? [])]);
  const kept = await keepPictures(ctx, state, values, problems, own);
  const changes = problems.length > 0 ? [] : product ? planChanges(values, product) : planCreation(values);
  const verdict =
    problems.length > 0 ? "error" : !product ? "create" : changes.length > 0 ? "update" : "unchanged";
  return {
    importId: state.importId,
    line,
    cells: kept ? { ...cells, images: kept } : cells,
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
  const marks = [
    id && { mark: `id:${id}`, column: "id" as const, words: "Este ID" },
    code && { mark: `code:${plainCode(code)}`, column: "code" as const, words: "Este código" },
    !id && !code && name && { mark: `name:${plainName(name)}`, column: "name" as const, words: "Este nome" },
  ];
  for (const found of marks) {
    if (!found) continue;
    const first = seen.get(found.mark);
    if (first === undefined) seen.set(found.mark, line);
    else problems.push({ column: found.column, message: `${found.words} já está na linha ${first}.` });
  }
}

/** Names that the shop does not have are noted: the import adds them. */
function checkCategory(
  { shelves, newCategories }: CheckState,
  { category, subcategory }: LineValues,
  product: KnownProduct | undefined,
  problems: LineProblem[],
): void {
  const name = category ?? product?.category;
  if (name === undefined || problems.length > 0) return;
  const shelf = findShelf(shelves, name);
  const note = (plain: string, shown: string, column: "category" | "subcategory") => {
    if (newCategories.has(plain)) return;
    if (newCategories.size < MAX_NEW_CATEGORIES) newCategories.set(plain, shown);
    else {
      const message = `A planilha tem mais de ${MAX_NEW_CATEGORIES} categorias que a loja não tem. Confira a coluna.`;
      problems.push({ column, message });
    }
  };
  if (!shelf) note(plainSlugOf(name), name, "category");
  if (subcategory === undefined || (shelf && !hasSubcategories(shelf.id))) return;
  if (shelf && findSubcategory(shelf, subcategory)) return;
  note(
    `${plainSlugOf(name)}>${plainSlugOf(subcategory)}`,
    `${shelf?.name ?? name} > ${subcategory}`,
    "subcategory",
  );
}

/** Which of the shop's own pictures that lines name are really kept. */
async function readKeptKeys(ctx: ServiceContext, lines: readonly ReadLine[]): Promise<Set<string>> {
  const keys = lines.flatMap(({ values }) =>
    (values.images ?? []).flatMap((image) => ("key" in image ? image.key : [])),
  );
  if (keys.length === 0) return new Set();
  const rows = await ctx.db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Files of the ZIP become pictures of the shop; the cell then names those. */
async function keepPictures(
  ctx: ServiceContext,
  { pictures, origin }: CheckState,
  values: LineValues,
  problems: LineProblem[],
  keys: ReadonlySet<string>,
): Promise<string | undefined> {
  if (!values.images) return undefined;
  const kept: ImageReference[] = [];
  for (const image of values.images) {
    if ("key" in image && !keys.has(image.key)) {
      problems.push({
        column: "images",
        message: "Uma das imagens da loja que a linha cita não existe mais.",
      });
    }
    const taken = "file" in image ? await pictures.take(ctx, image.file) : image;
    if ("refusal" in taken) problems.push({ column: "images", message: taken.refusal });
    else kept.push(taken);
  }
  values.images = kept;
  return joinImages(kept.map((image) => addressOf(image, origin)));
}

function addressOf(image: ImageReference, origin: string): string {
  if ("url" in image) return image.url;
  if ("key" in image) return imageAddress({ key: image.key, url: "" }, origin);
  throw new DomainError("internal");
}
