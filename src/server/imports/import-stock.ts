/** The sizes of a product whose stock a spreadsheet names. */

import type { KnownProduct } from "#domain/imports/plan-line.ts";
import type { LineProblem } from "#domain/imports/product-import.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import { stockColumn } from "#domain/imports/stock-columns.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { findCategory, type ImportCategories } from "./import-categories.ts";
import { findGrid, type ImportGrids } from "./import-grids.ts";

interface Shop {
  grids: ImportGrids;
  categories: ImportCategories;
}

type Stock = NonNullable<LineValues["stock"]>;

/** The sizes that the product has once the line is written: the line may give it another grid or category. */
export function labelsAfter(
  { sizeGrid, category }: LineValues,
  product: KnownProduct | undefined,
  { grids, categories }: Shop,
): string[] {
  const own = sizeGrid === undefined ? product?.sizeGrid : sizeGrid;
  const gridId = own
    ? findGrid(grids, own)?.id
    : findCategory(categories, category ?? product?.category ?? "")?.sizeGridId;
  return labelsOf({ sizes: [...grids.values()].find(({ id }) => id === gridId)?.sizes });
}

/** Writes each size as the product does. */
export function matchSizes(stock: Stock, labels: readonly string[]): { stock: Stock; foreign: string[] } {
  const matched = Object.entries(stock).map(([typed, units]) => ({
    typed,
    units,
    label: labels.find((label) => label.toLowerCase() === typed.toLowerCase()),
  }));
  return {
    stock: Object.fromEntries(matched.flatMap(({ label, units }) => (label ? [[label, units]] : []))),
    foreign: matched.flatMap(({ label, typed }) => (label ? [] : [typed])),
  };
}

/** Reports the stock of a size that the product does not have. */
export function checkStock(
  shop: Shop,
  values: LineValues,
  product: KnownProduct | undefined,
  problems: LineProblem[],
): void {
  if (!values.stock || problems.length > 0) return;
  const labels = labelsAfter(values, product, shop);
  const { stock, foreign } = matchSizes(values.stock, labels);
  values.stock = stock;
  for (const size of foreign) {
    problems.push({
      column: stockColumn(size),
      message: `O produto não tem este tamanho. Ele tem ${labels.join(", ")}.`,
    });
  }
}
