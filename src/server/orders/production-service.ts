import { and, asc, eq, inArray } from "drizzle-orm";
import { may, requirePermission } from "#domain/accounts/actor.ts";
import type { OrderItem } from "#domain/orders/order.ts";
import { isPickup } from "#domain/orders/pickup.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { areStepsUsed } from "./fulfilment/count-steps.ts";
import { MAX_ON_SHEET } from "./list-orders-service.ts";
import { readOrders } from "./read-orders.ts";
import { isLive, orders } from "./tables.ts";

/** What it takes to make and pack an order, and nothing else about it. */
export interface ProductionOrder {
  id: string;
  customer: string;
  /** Null for those who only produce: they need neither numbers nor prices. */
  customerWhatsapp: string | null;
  isPickup: boolean;
  /** How it is sent; null if that is agreed on by WhatsApp. */
  deliveryName: string | null;
  createdAt: Date;
  items: Omit<OrderItem, "unitPriceCents">[];
}

/** The chosen orders, or without a choice those that are still to be made; the oldest first. */
export async function listProduction(
  ctx: ServiceContext,
  chosen: readonly string[] | undefined,
): Promise<ProductionOrder[]> {
  requirePermission(ctx.actor, "production");
  const ids = chosen ?? (await listPending(ctx));
  if (ids.length === 0) return [];
  const found = await readOrders(ctx.db, inArray(orders.id, [...ids]), MAX_ON_SHEET);
  const seesNumbers = may(ctx.actor, "orders");
  return found.reverse().map((order) => ({
    id: order.id,
    customer: order.customer,
    customerWhatsapp: seesNumbers ? order.customerWhatsapp : null,
    isPickup: isPickup(order),
    deliveryName: order.delivery?.name ?? null,
    createdAt: order.createdAt,
    items: order.items.map(({ unitPriceCents: _price, ...item }) => item),
  }));
}

/** Where the shop uses steps, those whose shirts are ready are made. */
async function listPending({ db }: ServiceContext): Promise<string[]> {
  const isToMake = (await areStepsUsed(db)) ? inArray(orders.step, ["to_do", "in_production"]) : undefined;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isLive(orders), eq(orders.status, "pending"), isToMake))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MAX_ON_SHEET);
  return rows.map(({ id }) => id);
}
