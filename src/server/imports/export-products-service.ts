/** Exports the catalogue in the columns that an import reads; importing the file again changes nothing. */
import { requirePermission } from "#domain/accounts/actor.ts";
import { hasSubcategories } from "#domain/catalog/product-input.ts";
import { statusNames } from "#domain/catalog/product-status.ts";
import { BYTE_ORDER_MARK, csvRecord } from "#domain/csv.ts";
import { DomainError } from "#domain/errors.ts";
import { columnTitles } from "#domain/imports/headings.ts";
import { imageAddress, joinImages } from "#domain/imports/image-list.ts";
import type { KnownProduct } from "#domain/imports/plan-line.ts";
import { type ImportColumn, importColumns } from "#domain/imports/product-import.ts";
import { centsToReais } from "#domain/reais.ts";
import { readProductBatches } from "../catalog/read-product-batches.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { findGridInUse } from "./import-grids.ts";
import { writeSheet } from "./read-sheet.ts";
import type { Sheet, SheetFormat } from "./send-sheet.ts";

/** A workbook is built in memory; longer catalogues are exported as streamed CSV only. */
export const MAX_WORKBOOK_ROWS = 20_000;

type Row = (string | number)[];
type Cells = Record<ImportColumn, string | number>;

export async function exportProducts(
  ctx: ServiceContext,
  origin: string,
  format: SheetFormat,
): Promise<Sheet> {
  requirePermission(ctx.actor, "catalog");
  const columns = columnsFor(await findGridInUse(ctx.db));
  const titles = columns.map((column) => columnTitles[column]);
  const rows = readRows(ctx, origin, columns);
  return format === "csv" ? writeCsv(titles, rows) : writeSheet([titles, ...(await gather(rows))]);
}

export async function exportTemplate(ctx: ServiceContext, format: SheetFormat): Promise<Sheet> {
  requirePermission(ctx.actor, "catalog");
  const grid = await findGridInUse(ctx.db);
  // New products have no id, so the template leaves that column out.
  const columns = columnsFor(grid).filter((column) => column !== "id");
  const titles = columns.map((column) => columnTitles[column]);
  const example = columns.map((column) => ({ ...exampleCells, size_grid: grid ?? "" })[column]);
  if (format === "xlsx") return writeSheet([titles, example]);
  return writeCsv(titles, one([example]));
}

/** The column of the grids is only for shops that use them. */
const columnsFor = (gridInUse: string | undefined): ImportColumn[] =>
  importColumns.filter((column) => column !== "size_grid" || gridInUse !== undefined);

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
const cellText = (cell: string | number) =>
  typeof cell === "number" ? cell.toFixed(2).replace(".", ",") : cell;

async function* readRows(
  { db }: ServiceContext,
  origin: string,
  columns: readonly ImportColumn[],
): AsyncGenerator<Row[]> {
  for await (const batch of readProductBatches(db)) {
    yield batch.map((product) => {
      const cells = cellsOf(product, origin);
      return columns.map((column) => cells[column]);
    });
  }
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
