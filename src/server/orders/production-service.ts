import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { may, requirePermission } from "#domain/accounts/actor.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import type { OrderItem } from "#domain/orders/order.ts";
import { isPickup } from "#domain/orders/pickup.ts";
import { MAX_ON_SHEET } from "#domain/orders/production-sheet.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { areStepsUsed } from "./fulfilment/count-steps.ts";
import { readMade } from "./made-shirts.ts";
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
  isPaid: boolean;
  /** Null in a shop that does not use steps. */
  step: Step | null;
  /** Each with the numbers of its units that are made. */
  items: (Omit<OrderItem, "unitPriceCents"> & { made: number[] })[];
}

interface ToProduce {
  /** The chosen orders; without them, those that are still to be made. */
  ids?: readonly string[] | undefined;
  /** Of those that are still to be made, only the paid ones. */
  paid?: boolean | undefined;
}

/** The oldest first. */
export async function listProduction(ctx: ServiceContext, wanted: ToProduce): Promise<ProductionOrder[]> {
  requirePermission(ctx.actor, "production");
  const ids = wanted.ids ?? (await listPending(ctx, wanted.paid ?? false));
  if (ids.length === 0) return [];
  const found = await readOrders(ctx.db, inArray(orders.id, [...ids]), MAX_ON_SHEET);
  const made = await readMade(ctx.db, ids);
  const seesNumbers = may(ctx.actor, "orders");
  return found.reverse().map((order) => ({
    id: order.id,
    customer: order.customer,
    customerWhatsapp: seesNumbers ? order.customerWhatsapp : null,
    isPickup: isPickup(order),
    deliveryName: order.delivery?.name ?? null,
    createdAt: order.createdAt,
    isPaid: order.paidAt !== null,
    step: order.fulfilment?.step ?? null,
    items: order.items.map(({ unitPriceCents: _price, ...item }, position) => ({
      ...item,
      made: (made.get(order.id) ?? []).filter((shirt) => shirt.position === position).map(({ unit }) => unit),
    })),
  }));
}

/** Where the shop uses steps, those whose shirts are ready are made. */
async function listPending({ db }: ServiceContext, onlyPaid: boolean): Promise<string[]> {
  const isToMake = (await areStepsUsed(db)) ? inArray(orders.step, ["to_do", "in_production"]) : undefined;
  const isPaid = onlyPaid ? isNotNull(orders.paidAt) : undefined;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isLive(orders), eq(orders.status, "pending"), isToMake, isPaid))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MAX_ON_SHEET);
  return rows.map(({ id }) => id);
}
