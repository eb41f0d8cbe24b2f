import { and, type SQL } from "drizzle-orm";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts";
import { formatCep } from "#domain/delivery/cep.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { centsToDecimal } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import type { OrderFilter, OrderSort } from "#domain/orders/order-filter.ts";
import { statusLabel } from "#domain/orders/order-status.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import type { BoundedCount } from "../db/count-up-to.ts";
import { pageByKeyset } from "../db/keyset.ts";
import { countFiltered } from "./count-orders.ts";
import { keysetOf } from "./list-orders-service.ts";
import { orderCondition } from "./order-condition.ts";
import { orders } from "./tables.ts";

const BATCH_SIZE = 1000;

const COLUMNS = [
  "ID",
  "Cliente",
  "Whatsapp",
  "CEP",
  "Endereço",
  "Total",
  "Status",
  "Data Criação",
  "Pago em",
];

/**
 * Exports the filtered orders as CSV, in pieces. Each piece is a query of its own, so that a slow reader holds neither a
 * connection nor a transaction.
 */
export async function exportOrders(
  ctx: ServiceContext,
  filter: OrderFilter,
): Promise<{ count: BoundedCount; pieces: AsyncGenerator<string> }> {
  assertAdministrator(ctx.actor);
  const condition = await orderCondition(ctx.db, filter);
  const count = await countFiltered(ctx.db, filter, condition);

  return { count, pieces: writePieces(ctx.db, filter, condition) };
}

async function* writePieces(db: Db, { sort }: OrderFilter, condition: SQL | undefined) {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let cursor: string | undefined;
  do {
    const { rows, next } = await readPiece(db, sort, condition, cursor);
    if (rows.length > 0) yield rows.map(describeRow).join("");
    cursor = next ?? undefined;
  } while (cursor);
}

function readPiece(db: Db, sort: OrderSort, condition: SQL | undefined, cursor: string | undefined) {
  return pageByKeyset(keysetOf(sort), { cursor, size: BATCH_SIZE }, ({ where, orderBy, limit, sortKey }) =>
    db
      .select({ ...columns, sortKey })
      .from(orders)
      .where(and(condition, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

const columns = {
  id: orders.id,
  customer: orders.customer,
  customerWhatsapp: orders.customerWhatsapp,
  customerCep: orders.customerCep,
  customerAddress: orders.customerAddress,
  totalCents: orders.totalCents,
  status: orders.status,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};

/** WhatsApp and CEP are formatted, because a spreadsheet would drop leading zeros of bare digits and round the number. */
function describeRow(row: Pick<typeof orders.$inferSelect, keyof typeof columns>): string {
  return csvLine([
    row.id,
    row.customer,
    formatWhatsapp(row.customerWhatsapp),
    formatCep(row.customerCep),
    row.customerAddress,
    centsToDecimal(row.totalCents).replace(".", ","),
    statusLabel(row.status),
    formatDateTime(row.createdAt),
    row.paidAt ? formatDateTime(row.paidAt) : "",
  ]);
}
