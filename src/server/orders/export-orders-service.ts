import { and, type SQL } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
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

type ExportedOrder = Pick<typeof orders.$inferSelect, keyof typeof columns>;
type CsvColumn = [title: string, write: (order: ExportedOrder) => string];

/** WhatsApp and CEP are formatted, because a spreadsheet would drop leading zeros of bare digits and round the number. */
const CSV_COLUMNS: CsvColumn[] = [
  ["ID", ({ id }) => id],
  ["Cliente", ({ customer }) => customer],
  ["Whatsapp", ({ customerWhatsapp }) => formatWhatsapp(customerWhatsapp)],
  ["CEP", ({ customerCep }) => formatCep(customerCep)],
  ["Endereço", ({ customerAddress }) => customerAddress],
  ["Total", ({ totalCents }) => centsToDecimal(totalCents).replace(".", ",")],
  ["Status", ({ status }) => statusLabel(status)],
  ["Data Criação", ({ createdAt }) => formatDateTime(createdAt)],
];

/** What the complete spreadsheet has in addition. */
const FURTHER_CSV_COLUMNS: CsvColumn[] = [
  ["Pago em", ({ paidAt }) => (paidAt ? formatDateTime(paidAt) : "")],
];

/**
 * Exports the filtered orders as CSV, in pieces. Each piece is a query of its own, so that a slow reader holds neither a
 * connection nor a transaction.
 */
export async function exportOrders(
  ctx: ServiceContext,
  filter: OrderFilter,
  { isComplete = false }: { isComplete?: boolean | undefined } = {},
): Promise<{ count: BoundedCount; pieces: AsyncGenerator<string> }> {
  requirePermission(ctx.actor, "store");
  const condition = await orderCondition(ctx.db, filter);
  const count = await countFiltered(ctx.db, filter, condition);
  const written = isComplete ? [...CSV_COLUMNS, ...FURTHER_CSV_COLUMNS] : CSV_COLUMNS;
  return { count, pieces: writePieces(ctx.db, filter, condition, written) };
}

async function* writePieces(
  db: Db,
  { sort }: OrderFilter,
  condition: SQL | undefined,
  written: readonly CsvColumn[],
) {
  yield BYTE_ORDER_MARK + csvLine(written.map(([title]) => title));
  let cursor: string | undefined;
  do {
    const { rows, next } = await readPiece(db, sort, condition, cursor);
    if (rows.length > 0) {
      yield rows.map((row) => csvLine(written.map(([, write]) => write(row)))).join("");
    }
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
