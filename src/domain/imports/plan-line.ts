/** What a line would change about a product, as the report shows it. */

import { nextFormerPrice } from "../catalog/former-price.ts";
import { hasSubcategories } from "../catalog/product-input.ts";
import { type ProductStatus, statusNames } from "../catalog/product-status.ts";
import { formatCents } from "../money.ts";
import { plainSlugOf } from "../slug.ts";
import type { UnitsBySize } from "../stock/stock.ts";
import { productTexts } from "../texts/products.ts";
import { tidyLine, tidyText } from "../typed-text.ts";
import { columnTitles } from "./headings.ts";
import type { ImageReference } from "./image-list.ts";
import type { ImportColumn, LineChange, LineProblem, ProductColumn } from "./product-import.ts";
import type { LineValues } from "./read-line.ts";
import { stockColumn, writeUnits } from "./stock-columns.ts";

export interface KnownImage {
  id: string;
  key: string | null;
  url: string;
  altText: string | null;
  /** The URL or file name from which an earlier import took it. */
  source: string | null;
}

export interface KnownProduct {
  id: string;
  code: string | null;
  name: string;
  priceCents: number;
  formerPriceCents: number | null;
  categoryId: string;
  category: string;
  subcategory: string | null;
  /** The name of the product's own grid; null if it has that of its category, or none. */
  sizeGrid: string | null;
  description: string | null;
  isNew: boolean;
  isFeatured: boolean;
  status: ProductStatus;
  /** The units of its counted sizes; null if none is counted. */
  counted: UnitsBySize | null;
  /** The main picture comes first. */
  images: KnownImage[];
}

/** Whether a line names a picture that the product already has. */
export function isSameImage(image: KnownImage | undefined, wanted: ImageReference): boolean {
  if (!image) return false;
  if ("key" in wanted) return image.key === wanted.key;
  return "url" in wanted && (image.url === wanted.url || image.source === wanted.url);
}

export function hasSameImages(images: readonly KnownImage[], wanted: readonly ImageReference[]): boolean {
  return (
    images.length === wanted.length &&
    wanted.every((reference, index) => isSameImage(images[index], reference))
  );
}

/** Reports the columns that a new product needs and lacks; a column with another problem is not reported twice. */
export function findMissing(values: LineValues, problems: readonly LineProblem[] = []): LineProblem[] {
  const required: [keyof LineValues, ProductColumn][] = [
    ["name", "name"],
    ["priceCents", "price"],
    ["category", "category"],
  ];
  return required
    .filter(
      ([key, column]) => values[key] === undefined && problems.every((problem) => problem.column !== column),
    )
    .map(([, column]) => ({
      column,
      message: `Falta “${columnTitles[column]}”, que um produto novo precisa ter.`,
    }));
}

/** Reports a former price that is not higher than the price of the line or, if it names none, of the product. */
export function refuseFormerPrice(
  { priceCents, formerPriceCents }: LineValues,
  product: Pick<KnownProduct, "priceCents"> | undefined,
): LineProblem[] {
  const price = priceCents ?? product?.priceCents;
  if (formerPriceCents == null || price === undefined || formerPriceCents > price) return [];
  return [{ column: "former_price", message: productTexts.formerPriceTooLow }];
}

export function planChanges(values: LineValues, product: KnownProduct): LineChange[] {
  const changes: LineChange[] = [];
  const compare = (column: ImportColumn, before: string, after: string | undefined) => {
    if (after !== undefined && after !== before) {
      changes.push({ column, before: excerpt(before), after: excerpt(after) });
    }
  };
  compare("code", product.code ?? "", values.code);
  compare("name", tidyLine(product.name), values.name);
  compare("price", formatCents(product.priceCents), maybe(values.priceCents, formatCents));
  const { priceCents = product.priceCents, formerPriceCents } = values;
  const former = nextFormerPrice(priceCents, formerPriceCents, product.formerPriceCents);
  compare("former_price", writeFormer(product.formerPriceCents), writeFormer(former));
  const isMoved = values.category !== undefined && !isSameName(values.category, product.category);
  if (isMoved) compare("category", product.category, values.category);
  const splits = isMoved || hasSubcategories(product.categoryId);
  if (splits && !isSameName(values.subcategory ?? product.subcategory ?? "", product.subcategory ?? "")) {
    compare("subcategory", product.subcategory ?? "", values.subcategory);
  }
  if (!isSameName(values.sizeGrid ?? "", product.sizeGrid ?? "")) {
    compare("size_grid", writeGrid(product.sizeGrid), maybe(values.sizeGrid, writeGrid));
  }
  compare("description", tidyText(product.description ?? ""), values.description);
  compare("is_new", flag(product.isNew), maybe(values.isNew, flag));
  compare("is_featured", flag(product.isFeatured), maybe(values.isFeatured, flag));
  compare(
    "status",
    statusNames[product.status],
    maybe(values.status, (status) => statusNames[status]),
  );
  if (values.images && !hasSameImages(product.images, values.images)) {
    const [before, after] = [product.images.length, values.images.length];
    changes.push({
      column: "images",
      before: countImages(before),
      after: before === after ? `${countImages(after)}, outras ou em outra ordem` : countImages(after),
    });
  }
  for (const [size, units] of Object.entries(values.stock ?? {})) {
    compare(stockColumn(size), writeUnits(product.counted?.[size] ?? null), writeUnits(units));
  }
  return changes;
}

/** The fields of a new product except its name, which the report shows in its own column. */
export function planCreation(values: LineValues): LineChange[] {
  const said: [ImportColumn, string | undefined][] = [
    ["price", maybe(values.priceCents, formatCents)],
    ["former_price", maybe(values.formerPriceCents ?? undefined, formatCents)],
    ["category", [values.category, values.subcategory].filter(Boolean).join(" > ")],
    ["size_grid", values.sizeGrid ?? undefined],
    ["status", maybe(values.status, (status) => statusNames[status])],
    ["images", maybe(values.images?.length, countImages)],
    ...Object.entries(values.stock ?? {}).map(([size, units]): [ImportColumn, string] => [
      stockColumn(size),
      writeUnits(units),
    ]),
  ];
  return said.flatMap(([column, after]) => (after ? [{ column, before: "", after }] : []));
}

/** Two names are the same if they have the same slug. */
export const isSameName = (one: string, other: string): boolean => plainSlugOf(one) === plainSlugOf(other);

function maybe<Value>(value: Value | undefined, write: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : write(value);
}

const writeFormer = (cents: number | null) => (cents === null ? "sem preço anterior" : formatCents(cents));
const writeGrid = (name: string | null) => name ?? "sem grade própria";
const flag = (value: boolean) => (value ? "Sim" : "Não");
const countImages = (count: number) =>
  count === 0 ? "sem imagem" : count === 1 ? "1 imagem" : `${count} imagens`;
const excerpt = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
