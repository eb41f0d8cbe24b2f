/** Exports the catalogue in the columns that an import reads; importing the file again changes nothing. */
import { requirePermission } from "#domain/accounts/actor.ts";
import { hasSubcategories } from "#domain/catalog/product-input.ts";
import { statusNames } from "#domain/catalog/product-status.ts";
import { BYTE_ORDER_MARK, csvRecord } from "#domain/csv.ts";
import { DomainError } from "#domain/errors.ts";
import { columnTitles } from "#domain/imports/headings.ts";
import { imageAddress, joinImages } from "#domain/imports/image-list.ts";
import type { KnownProduct } from "#domain/imports/plan-line.ts";
import { importColumns } from "#domain/imports/product-import.ts";
import { centsToReais } from "#domain/reais.ts";
import { readProductBatches } from "../catalog/read-product-batches.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { writeSheet } from "./read-sheet.ts";
import type { Sheet, SheetFormat } from "./send-sheet.ts";

/** A workbook is built in memory; longer catalogues are exported as streamed CSV only. */
export const MAX_WORKBOOK_ROWS = 20_000;

type Row = (string | number)[];

const titles = importColumns.map((column) => columnTitles[column]);

export async function exportProducts(
  ctx: ServiceContext,
  origin: string,
  format: SheetFormat,
): Promise<Sheet> {
  requirePermission(ctx.actor, "catalog");
  const rows = readRows(ctx, origin);
  return format === "csv" ? writeCsv(titles, rows) : writeSheet([titles, ...(await gather(rows))]);
}

export async function exportTemplate(ctx: ServiceContext, format: SheetFormat): Promise<Sheet> {
  requirePermission(ctx.actor, "catalog");
  // New products have no id, so the template leaves that column out.
  const example = exampleRow.slice(1);
  if (format === "xlsx") return writeSheet([titles.slice(1), example]);
  return writeCsv(titles.slice(1), one([example]));
}

const exampleRow: Row = [
  "",
  "CAM-001",
  "Camisa Exemplo 26/27",
  289.9,
  "",
  "Times Brasileiros",
  "Titular",
  "Tecido leve, gola redonda.",
  "Sim",
  "Não",
  "Publicado",
  "https://exemplo.com.br/frente.jpg",
];

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

async function* readRows({ db }: ServiceContext, origin: string): AsyncGenerator<Row[]> {
  for await (const batch of readProductBatches(db)) yield batch.map((product) => rowOf(product, origin));
}

function rowOf(product: KnownProduct, origin: string): Row {
  return [
    product.id,
    product.code ?? "",
    product.name,
    centsToReais(product.priceCents),
    product.formerPriceCents === null ? "" : centsToReais(product.formerPriceCents),
    product.category,
    hasSubcategories(product.categoryId) ? (product.subcategory ?? "") : "",
    product.description ?? "",
    product.isNew ? "Sim" : "Não",
    product.isFeatured ? "Sim" : "Não",
    statusNames[product.status],
    joinImages(product.images.map((image) => imageAddress(image, origin))),
  ];
}
