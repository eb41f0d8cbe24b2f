/** The reads of the order lists in the back-office and in a customer's account. */
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import type { ServiceContext } from "#server/context/service-context.ts";
import { listDeletedOrders } from "#server/orders/deleted-orders-service.ts";
import { exportOrders } from "#server/orders/export-orders-service.ts";
import { listOrders, listUnopened, summarizeSales } from "#server/orders/list-orders-service.ts";
import { getAnyOrder } from "#server/orders/manage-order-service.ts";
import { getOrderHistory } from "#server/orders/order-history-service.ts";
import { findOrderByToken, listOwnOrders } from "#server/orders/own-orders-service.ts";
import type { Reads } from "../support/measure-growth.ts";

const filter = (changes: Partial<OrderFilter> = {}): OrderFilter => ({ sort: "-date", ...changes });

export const orderReads: Reads = {
  "list, newest": (ctx) => listOrders(ctx, filter()),
  "list, in the middle": (ctx, { orderCursor }) => listOrders(ctx, filter(), orderCursor),
  "list, by customer": (ctx) => listOrders(ctx, filter({ sort: "customer" })),
  "list, by total": (ctx) => listOrders(ctx, filter({ sort: "-total" })),
  "filter, pending": (ctx) => listOrders(ctx, filter({ status: "pending" })),
  "filter, pending, by total": (ctx) => listOrders(ctx, filter({ status: "pending", sort: "-total" })),
  "filter, not paid": (ctx) => listOrders(ctx, filter({ payment: "unpaid" })),
  "filter, one month": (ctx) => listOrders(ctx, filter({ from: monthAgo(2), to: monthAgo(1) })),
  "search, one customer": (ctx) => listOrders(ctx, filter({ q: "Marina Duarte 56" })),
  "search, a first name": (ctx) => listOrders(ctx, filter({ q: "helena" })),
  "search, a first name, pending": (ctx) => listOrders(ctx, filter({ q: "helena", status: "pending" })),
  "search, a first name, by customer": (ctx) => listOrders(ctx, filter({ q: "helena", sort: "customer" })),
  "search, an id": (ctx) => listOrders(ctx, filter({ q: "#a41f09c2" })),
  "search without result": (ctx) => listOrders(ctx, filter({ q: "ninguem assim" })),
  "search, a status": (ctx) => listOrders(ctx, filter({ q: "pendente" })),
  summary: (ctx) => summarizeSales(ctx),
  unopened: (ctx) => listUnopened(ctx),
  "deleted orders": (ctx) => listDeletedOrders(ctx),
  "one order and its history": async (ctx, { orderId }) => [
    await getAnyOrder(ctx, orderId),
    await getOrderHistory(ctx, orderId),
  ],
  "a customer's own orders": (ctx, { userId }) =>
    listOwnOrders({ ...ctx, actor: { kind: "customer", userId, email: "" } }),
  "an order by its link": (ctx, { orderToken }) => findOrderByToken(ctx, orderToken),
  "CSV, first piece": firstPiece,
};

async function firstPiece(ctx: ServiceContext) {
  const { pieces } = await exportOrders(ctx, filter());
  await pieces.next();
  await pieces.next();
  await pieces.return(undefined);
}

function monthAgo(months: number): string {
  return new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10);
}
