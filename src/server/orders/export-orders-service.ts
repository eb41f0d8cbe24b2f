import { isNotNull, or, type SQL } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts";
import { formatDay } from "#domain/days.ts";
import { formatCep } from "#domain/delivery/cep.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { stepLabels } from "#domain/fulfilment/step.ts";
import { centsToComma } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import type { OrderFilter, OrderSort } from "#domain/orders/order-filter.ts";
import { nameOffers } from "#domain/orders/order-price.ts";
import { statusLabel } from "#domain/orders/order-status.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import type { BoundedCount } from "../db/count-up-to.ts";
import { pageSearched, type SearchedList } from "../db/searched-list.ts";
import { countFiltered } from "./count-orders.ts";
import { areStepsUsed } from "./fulfilment/count-steps.ts";
import { keysetOf } from "./list-orders-service.ts";
import { describeOrders } from "./order-condition.ts";
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
  ["Total", ({ totalCents }) => centsToComma(totalCents)],
  ["Status", ({ status }) => statusLabel(status)],
  ["Data Criação", ({ createdAt }) => formatDateTime(createdAt)],
];

/** What the complete spreadsheet has in addition. */
const FURTHER_CSV_COLUMNS: CsvColumn[] = [
  ["Pago em", ({ paidAt }) => (paidAt ? formatDateTime(paidAt) : "")],
];

/** What the complete spreadsheet of a shop has in addition, whose deliveries have prices. */
const DELIVERY_CSV_COLUMNS: CsvColumn[] = [
  ["Entrega", ({ deliveryName }) => deliveryName ?? ""],
  ["Frete", ({ deliveryCents }) => (deliveryCents === null ? "" : centsToComma(deliveryCents))],
  ["Prazo (dias úteis)", ({ deliveryDays }) => String(deliveryDays ?? "")],
];

/** What the complete spreadsheet of a shop has in addition, whose orders have got offers. */
const OFFER_CSV_COLUMNS: CsvColumn[] = [
  ["Desconto", ({ discountCents }) => (discountCents === 0 ? "" : centsToComma(discountCents))],
  ["Ofertas", ({ discounts }) => nameOffers(discounts ?? [])],
  ["Total no Pix", ({ pixCents }) => (pixCents === null ? "" : centsToComma(pixCents))],
];

/** What the complete spreadsheet of a shop has in addition that uses steps. */
const STEP_CSV_COLUMNS: CsvColumn[] = [
  ["Etapa", ({ step }) => stepLabels[step]],
  ["Prometido até", ({ promisedOn }) => (promisedOn === null ? "" : formatDay(promisedOn))],
  ["Transportadora", ({ carrier }) => carrier ?? ""],
  ["Rastreio", ({ trackingCode }) => trackingCode ?? ""],
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
  const list = await describeOrders(ctx.db, filter);
  const count = await countFiltered(ctx.db, filter, list);
  const written = isComplete ? await completeColumns(ctx.db) : CSV_COLUMNS;
  return { count, pieces: writePieces(ctx.db, filter, list, written) };
}

async function completeColumns(db: Db): Promise<CsvColumn[]> {
  const hasDeliveries = await hasAny(db, isNotNull(orders.deliveryName));
  const hasOffers = await hasAny(db, or(isNotNull(orders.discounts), isNotNull(orders.pixCents)));
  return [
    ...CSV_COLUMNS,
    ...FURTHER_CSV_COLUMNS,
    ...(hasDeliveries ? DELIVERY_CSV_COLUMNS : []),
    ...(hasOffers ? OFFER_CSV_COLUMNS : []),
    ...((await areStepsUsed(db)) ? STEP_CSV_COLUMNS : []),
  ];
}

const hasAny = async (db: Db, condition: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).where(condition).limit(1)).length > 0;

async function* writePieces(
  db: Db,
  { sort }: OrderFilter,
  list: SearchedList,
  written: readonly CsvColumn[],
) {
  yield BYTE_ORDER_MARK + csvLine(written.map(([title]) => title));
  let cursor: string | undefined;
  do {
    const { rows, next } = await readPiece(db, sort, list, cursor);
    if (rows.length > 0) {
      yield rows.map((row) => csvLine(written.map(([, write]) => write(row)))).join("");
    }
    cursor = next ?? undefined;
  } while (cursor);
}

function readPiece(db: Db, sort: OrderSort, list: SearchedList, cursor: string | undefined) {
  return pageSearched(db, list, keysetOf(sort), { cursor, size: BATCH_SIZE }, (clauses) =>
    db
      .select({ ...columns, sortKey: clauses.sortKey })
      .from(clauses.from)
      .where(clauses.where)
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
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
  deliveryName: orders.deliveryName,
  deliveryCents: orders.deliveryCents,
  deliveryDays: orders.deliveryDays,
  discountCents: orders.discountCents,
  discounts: orders.discounts,
  pixCents: orders.pixCents,
  step: orders.step,
  promisedOn: orders.promisedOn,
  carrier: orders.carrier,
  trackingCode: orders.trackingCode,
};
