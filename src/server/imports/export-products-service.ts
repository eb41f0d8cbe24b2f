/** Exports the catalogue in the columns that an import reads; importing the file again changes nothing. */
import { requirePermission } from "#domain/accounts/actor.ts";
import { hasSubcategories } from "#domain/catalog/product-input.ts";
import { statusNames } from "#domain/catalog/product-status.ts";
import { BYTE_ORDER_MARK, csvRecord } from "#domain/csv.ts";
import { DomainError } from "#domain/errors.ts";
import { titleOf } from "#domain/imports/headings.ts";
import { imageAddress, joinImages } from "#domain/imports/image-list.ts";
import type { KnownProduct } from "#domain/imports/plan-line.ts";
import { type ImportColumn, importColumns, type ProductColumn } from "#domain/imports/product-import.ts";
import type { RawCell } from "#domain/imports/read-cells.ts";
import { isStockColumn, type StockColumn, sizeOfColumn, stockColumn } from "#domain/imports/stock-columns.ts";
import { centsToReais } from "#domain/reais.ts";
import { compareSizes } from "#domain/sizes/rank-size.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { type CatalogueProduct, readProductBatches } from "../catalog/read-product-batches.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import { findGridInUse } from "./import-grids.ts";
import { writeSheet } from "./read-sheet.ts";
import type { Sheet, SheetFormat } from "./send-sheet.ts";

/** A workbook is built in memory; longer catalogues are exported as streamed CSV only. */
export const MAX_WORKBOOK_ROWS = 20_000;

type Row = Extract<RawCell, string | number | bigint>[];
type Cells = Record<ProductColumn, string | number>;

export async function exportProducts(
  ctx: ServiceContext,
  origin: string,
  format: SheetFormat,
): Promise<Sheet> {
  requirePermission(ctx.actor, "catalog");
  const columns = await readColumns(ctx.db);
  const titles = columns.map(titleOf);
  const rows = readRows(ctx, origin, columns);
  return format === "csv" ? writeCsv(titles, rows) : writeSheet([titles, ...(await gather(rows))]);
}

export async function exportTemplate(ctx: ServiceContext, format: SheetFormat): Promise<Sheet> {
  requirePermission(ctx.actor, "catalog");
  const grid = await findGridInUse(ctx.db);
  // New products have no id, so the template leaves that column out.
  const columns = (await readColumns(ctx.db)).filter((column) => column !== "id");
  const titles = columns.map(titleOf);
  const cells = { ...exampleCells, size_grid: grid ?? "" };
  const example = columns.map((column) => (isStockColumn(column) ? "" : cells[column]));
  if (format === "xlsx") return writeSheet([titles, example]);
  return writeCsv(titles, one([example]));
}

/** The columns of grids and of stock are only for shops that use them. */
async function readColumns(db: Db): Promise<ImportColumn[]> {
  const gridInUse = await findGridInUse(db);
  const counted = await db.selectDistinct({ size: stockLevels.size }).from(stockLevels);
  const sizes = counted.map(({ size }) => size).sort(compareSizes);
  return [
    ...importColumns.filter((column) => column !== "size_grid" || gridInUse !== undefined),
    ...sizes.map(stockColumn),
  ];
}

const exampleCells: Cells = {
  id: "",
  code: "CAM-001",
  name: "Camisa Exemplo 26/27",
  price: 289.9,
  former_price: "",
  category: "Times Brasileiros",
  subcategory: "Titular",
  size_grid: "",
  description: "Tecido leve, gola redonda.",
  is_new: "Sim",
  is_featured: "Não",
  status: "Publicado",
  images: "https://exemplo.com.br/frente.jpg",
};

async function* one(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

async function gather(batches: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length > MAX_WORKBOOK_ROWS) {
      throw new DomainError("invalid_request", {
        message: "Com mais de 20.000 produtos, exporte em CSV: o Excel abre do mesmo jeito.",
      });
    }
  }
  return rows;
}

async function* writeCsv(head: string[], batches: AsyncGenerator<Row[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(head);
  for await (const rows of batches) yield rows.map((row) => csvRecord(row.map(cellText))).join("");
}

/** Formats a price as in 289.9 → "289,90". */
const cellText = (cell: Row[number]) =>
  typeof cell === "number" ? cell.toFixed(2).replace(".", ",") : String(cell);

async function* readRows(
  { db }: ServiceContext,
  origin: string,
  columns: readonly ImportColumn[],
): AsyncGenerator<Row[]> {
  for await (const batch of readProductBatches(db)) {
    yield batch.map((product) => {
      const cells = cellsOf(product, origin);
      return columns.map((column) => (isStockColumn(column) ? unitsIn(product, column) : cells[column]));
    });
  }
}

function unitsIn({ counted, sizes }: CatalogueProduct, column: StockColumn): Row[number] {
  const size = sizeOfColumn(column);
  const isSold = labelsOf({ sizes: sizes ?? undefined }).includes(size);
  const units = isSold ? counted?.[size] : undefined;
  return units === undefined ? "" : BigInt(units);
}

function cellsOf(product: KnownProduct, origin: string): Cells {
  return {
    id: product.id,
    code: product.code ?? "",
    name: product.name,
    price: centsToReais(product.priceCents),
    former_price: product.formerPriceCents === null ? "" : centsToReais(product.formerPriceCents),
    category: product.category,
    subcategory: hasSubcategories(product.categoryId) ? (product.subcategory ?? "") : "",
    size_grid: product.sizeGrid ?? "",
    description: product.description ?? "",
    is_new: product.isNew ? "Sim" : "Não",
    is_featured: product.isFeatured ? "Sim" : "Não",
    status: statusNames[product.status],
    images: joinImages(product.images.map((image) => imageAddress(image, origin))),
  };
}
