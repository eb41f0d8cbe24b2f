import { requirePermission } from "#domain/accounts/actor.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts";
import type { CustomerFilter } from "#domain/customers/customer-filter.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { centsToComma } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import { type ListedCustomer, readCustomers } from "./list-customers-service.ts";

const ROWS_AT_ONCE = 1000;

const COLUMNS = [
  "Nome",
  "WhatsApp",
  "E-mail",
  "Pedidos",
  "Total",
  "Total concluído",
  "Desde",
  "Último pedido",
];

/** Streams the filtered customers as CSV; each piece is read by its own query. */
export function exportCustomers(ctx: ServiceContext, filter: CustomerFilter): AsyncGenerator<string> {
  requirePermission(ctx.actor, "store");
  return writePieces(ctx.db, filter);
}

async function* writePieces(db: Db, filter: CustomerFilter) {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let cursor: string | undefined;
  do {
    const { rows, next } = await readCustomers(db, filter, { cursor, size: ROWS_AT_ONCE });
    if (rows.length > 0) yield rows.map(describeRow).join("");
    cursor = next ?? undefined;
  } while (cursor);
}

function describeRow(row: ListedCustomer): string {
  return csvLine([
    row.name,
    formatWhatsapp(row.whatsapp),
    row.emails.replaceAll(" ", ", "),
    String(row.orders),
    centsToComma(row.totalCents),
    centsToComma(row.completedTotalCents),
    formatDateTime(row.since),
    row.lastOrderAt ? formatDateTime(row.lastOrderAt) : "",
  ]);
}
