/** Validates a line of the spreadsheet: the values by column, and the problems. */

import { CATEGORY_NAME_LENGTH } from "../catalog/category-input.ts";
import { parsePrice } from "../catalog/price.ts";
import {
  MAX_PRODUCT_IMAGES,
  PRODUCT_CODE_LENGTH,
  PRODUCT_DESCRIPTION_LENGTH,
  PRODUCT_NAME_LENGTH,
} from "../catalog/product-input.ts";
import type { ProductStatus } from "../catalog/product-status.ts";
import { GRID_NAME_LENGTH } from "../sizes/size-grid-input.ts";
import { withoutAccents } from "../slug.ts";
import { productTexts } from "../texts/products.ts";
import { tidyLine, tidyText } from "../typed-text.ts";
import { isUuid } from "../uuid.ts";
import { type ImageReference, readImageReference, splitImages } from "./image-list.ts";
import type { ImportCells, ImportColumn, LineProblem, ProductColumn } from "./product-import.ts";
import { isStockColumn, readUnits, sizeOfColumn } from "./stock-columns.ts";

/** How much of a cell a message quotes. */
const QUOTED_LENGTH = 40;

/** A value is absent if its cell is empty. */
export interface LineValues {
  id?: string;
  code?: string;
  name?: string;
  priceCents?: number;
  /** Null ends an offer. */
  formerPriceCents?: number | null;
  category?: string;
  subcategory?: string;
  /** The name of the product's own grid; null takes it away. */
  sizeGrid?: string | null;
  description?: string;
  isNew?: boolean;
  isFeatured?: boolean;
  status?: ProductStatus;
  images?: ImageReference[];
  /** The units of each size that the line speaks of; null for a size that is not to be counted. */
  stock?: Record<string, number | null>;
}

export interface ReadLine {
  values: LineValues;
  problems: LineProblem[];
}

export function readLine(cells: ImportCells, origin: string): ReadLine {
  const problems: LineProblem[] = [];
  const refuse = (column: ImportColumn, message: string) => void problems.push({ column, message });
  const line = (column: ProductColumn, max: number): string | undefined => {
    const text = cells[column] === undefined ? "" : tidyLine(cells[column]);
    if (text.length > max) refuse(column, `Use no máximo ${max} caracteres.`);
    return text === "" ? undefined : text;
  };
  const values: LineValues = {};
  const set = <Key extends keyof LineValues>(key: Key, value: LineValues[Key] | undefined) => {
    if (value !== undefined) values[key] = value;
  };

  set("id", readId(cells, refuse));
  set("code", line("code", PRODUCT_CODE_LENGTH));
  set("name", line("name", PRODUCT_NAME_LENGTH));
  set("priceCents", readPrice("price", cells, refuse));
  set("formerPriceCents", readFormerPrice(cells, refuse));
  const [category, subcategory] = splitCategory(line("category", CATEGORY_NAME_LENGTH * 2 + 3));
  set("category", category);
  set("subcategory", line("subcategory", CATEGORY_NAME_LENGTH) ?? subcategory);
  for (const column of ["category", "subcategory"] as const) {
    if ((values[column]?.length ?? 0) > CATEGORY_NAME_LENGTH) {
      refuse(column, `Use no máximo ${CATEGORY_NAME_LENGTH} caracteres.`);
    }
  }
  const grid = line("size_grid", GRID_NAME_LENGTH);
  set("sizeGrid", grid !== undefined && noGrid.has(grid.toLowerCase()) ? null : grid);
  const description = tidyText(cells.description ?? "");
  if (description.length > PRODUCT_DESCRIPTION_LENGTH) {
    refuse("description", `Use no máximo ${PRODUCT_DESCRIPTION_LENGTH} caracteres.`);
  }
  set("description", description || undefined);
  set("isNew", readFlag("is_new", cells, refuse));
  set("isFeatured", readFlag("is_featured", cells, refuse));
  set("status", readStatus(cells, refuse));
  set("images", readImages(cells, origin, refuse));
  set("stock", readStock(cells, refuse));
  return { values, problems };
}

type Refuse = (column: ImportColumn, message: string) => void;

function readId({ id }: ImportCells, refuse: Refuse): string | undefined {
  const text = id?.trim().toLowerCase();
  if (text && !isUuid(text))
    refuse("id", "Este ID não é de um produto da loja. Deixe a célula vazia para criar.");
  return text;
}

function readPrice(
  column: "price" | "former_price",
  { [column]: price }: ImportCells,
  refuse: Refuse,
): number | undefined {
  if (price === undefined) return undefined;
  const cents = parsePrice(price);
  if (cents === undefined) {
    const isAmbiguous = /^\s*(?:R\$)?\s*\d{1,3}\.\d{3}\s*$/i.test(price);
    refuse(
      column,
      isAmbiguous
        ? `“${price}” pode ser duas coisas. Escreva os centavos, como ${price.trim()},00.`
        : `“${price.trim().slice(0, QUOTED_LENGTH)}” não é um valor.`,
    );
  }
  return cents;
}

/** An empty cell changes nothing, so a dash or a zero is how a spreadsheet ends an offer. */
function readFormerPrice(cells: ImportCells, refuse: Refuse): number | null | undefined {
  if (cells.former_price?.trim() === "-") return null;
  const cents = readPrice("former_price", cells, refuse);
  return cents === 0 ? null : cents;
}

/** An empty cell changes nothing, so these take a grid away. */
const noGrid = new Set(["-", "nenhuma"]);

/** "Times Brasileiros > Goleiro" names category and subcategory in one cell. */
function splitCategory(text: string | undefined): [string | undefined, string | undefined] {
  const [category, ...rest] = (text ?? "").split(">").map((part) => part.trim());
  return [category || undefined, rest.join(" > ") || undefined];
}

const yes = new Set(["sim", "s", "x", "1", "true", "verdadeiro", "yes"]);
const no = new Set(["nao", "n", "0", "false", "falso", "no", "-"]);

function readFlag(column: "is_new" | "is_featured", cells: ImportCells, refuse: Refuse): boolean | undefined {
  const typed = cells[column];
  if (typed === undefined) return undefined;
  const word = withoutAccents(typed).trim().toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  refuse(column, `Escreva Sim ou Não no lugar de “${typed.slice(0, QUOTED_LENGTH)}”.`);
  return undefined;
}

const statusWords: Record<string, ProductStatus> = {
  publicado: "published",
  rascunho: "draft",
  oculto: "hidden",
};

function readStatus({ status }: ImportCells, refuse: Refuse): ProductStatus | undefined {
  if (status === undefined) return undefined;
  const word = withoutAccents(status).trim().toLowerCase();
  if (Object.hasOwn(statusWords, word)) return statusWords[word];
  refuse("status", `Escreva Publicado, Rascunho ou Oculto no lugar de “${status.slice(0, QUOTED_LENGTH)}”.`);
  return undefined;
}

function readImages({ images }: ImportCells, origin: string, refuse: Refuse): ImageReference[] | undefined {
  if (images === undefined) return undefined;
  const references: ImageReference[] = [];
  for (const text of splitImages(images)) {
    const reference = readImageReference(text, origin);
    if ("refusal" in reference) refuse("images", reference.refusal);
    else references.push(reference);
  }
  if (references.length > MAX_PRODUCT_IMAGES) refuse("images", productTexts.tooManyImages);
  return references.length > 0 ? references : undefined;
}

function readStock(cells: ImportCells, refuse: Refuse): Record<string, number | null> | undefined {
  const stock: Record<string, number | null> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (!isStockColumn(column) || cell === undefined) continue;
    const units = readUnits(cell);
    if (units !== undefined) stock[sizeOfColumn(column)] = units;
    else
      refuse(
        column,
        `Escreva um número de unidades, ou “-” para não contar, no lugar de “${cell.slice(0, QUOTED_LENGTH)}”.`,
      );
  }
  return Object.keys(stock).length > 0 ? stock : undefined;
}
