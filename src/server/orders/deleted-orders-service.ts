import { and, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { authorOf, requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { DAYS_RESTORABLE } from "#domain/orders/order-deletion.ts";
import { ORDERS_PER_PAGE } from "#domain/orders/order-filter.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { authorName } from "../api-keys/author-name.ts";
import { apiKeys } from "../api-keys/tables.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { countUpTo } from "../db/count-up-to.ts";
import { pageByKeyset } from "../db/keyset.ts";
import { users } from "../identity/tables.ts";
import { type OrderRow, rowColumns } from "./list-orders-service.ts";
import { returnStock, takeStockAgain } from "./order-stock.ts";
import { getOrder } from "./read-orders.ts";
import { idempotencyKeys, isLive, orders } from "./tables.ts";

const DAY_MS = 86_400_000;
const PURGE_BATCH_SIZE = 200;

export interface DeletedOrder extends OrderRow {
  deletedAt: Date;
  /** The e-mail of the administrator who deleted it, while that account exists, or the API key that did. */
  deletedBy: string | null;
}

/** Soft-deletes the order: it leaves every list and rollup and can be restored for thirty days. Its stock is free again. */
export async function deleteOrder(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "orders");
  const deletedBy = authorOf(ctx.actor)?.id ?? null;
  await ctx.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, id, isLive(orders)))) {
      throw new DomainError("not_found", { message: "Pedido não encontrado" });
    }
    await returnStock(ctx, tx, id);
    await tx.update(orders).set({ deletedAt: ctx.now, deletedBy }).where(eq(orders.id, id));
    await recordChange(tx, ctx, {
      action: "order.deleted",
      subject: { type: "order", id },
      summary: `Pedido ${orderNumber(id)} excluído`,
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "deleted" });
  });
}

/** Restores the order and takes its stock again. If that was sold meanwhile, the order stays deleted. */
export async function restoreOrder(ctx: ServiceContext, id: string): Promise<ManagedOrder> {
  requirePermission(ctx.actor, "orders");
  return ctx.db.transaction(async (tx) => {
    if (await lockOrder(tx, id, isNotNull(orders.deletedAt))) {
      await takeStockAgain(ctx, tx, id);
      await tx.update(orders).set({ deletedAt: null, deletedBy: null }).where(eq(orders.id, id));
      await recordChange(tx, ctx, {
        action: "order.restored",
        subject: { type: "order", id },
        summary: `Pedido ${orderNumber(id)} restaurado`,
      });
      await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
    }
    return getOrder(tx, id);
  });
}

/** The order is locked before its stock and its customer's sums, which new orders lock in this order, too. */
async function lockOrder(tx: Tx, id: string, condition: SQL): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), condition))
    .for("update");
  return rows.length > 0;
}

/** Lists deleted orders, the most recently deleted first. */
export async function listDeletedOrders(
  ctx: ServiceContext,
  cursor?: string,
): Promise<KeysetPage<DeletedOrder>> {
  requirePermission(ctx.actor, "orders");
  const isDeleted = isNotNull(orders.deletedAt);
  const page = await pageByKeyset(
    { by: orders.deletedAt, type: "instant", id: orders.id, direction: "desc" },
    { cursor, size: ORDERS_PER_PAGE },
    (clauses) =>
      ctx.db
        .select({
          ...rowColumns,
          deletedAt: sql<Date>`${orders.deletedAt}`.mapWith(orders.deletedAt),
          deletedBy: authorName,
          sortKey: clauses.sortKey,
        })
        .from(orders)
        .leftJoin(users, eq(users.id, orders.deletedBy))
        .leftJoin(apiKeys, eq(apiKeys.id, orders.deletedBy))
        .where(and(isDeleted, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit),
  );
  return { ...page, ...(await countUpTo(ctx.db, orders, isDeleted)) };
}

/** Permanently removes orders that were deleted more than thirty days ago, and idempotency keys of that age. */
export async function purgeOrders(ctx: ServiceContext): Promise<void> {
  requirePermission(ctx.actor, "orders");
  const longAgo = new Date(ctx.now.getTime() - DAYS_RESTORABLE * DAY_MS);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, longAgo));
  let purged: number;
  do {
    purged = await purgeSome(ctx, longAgo);
  } while (purged === PURGE_BATCH_SIZE);
}

async function purgeSome(ctx: ServiceContext, before: Date): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const due = tx
      .$with("due")
      .as(
        tx
          .select({ id: orders.id })
          .from(orders)
          .where(lt(orders.deletedAt, before))
          .limit(PURGE_BATCH_SIZE)
          .for("update", { skipLocked: true }),
      );
    const gone = await tx
      .with(due)
      .delete(orders)
      .where(inArray(orders.id, tx.select().from(due)))
      .returning({ id: orders.id });
    if (gone.length > 0) {
      await recordChange(tx, ctx, {
        action: "order.purged",
        subject: { type: "order" },
        summary: `${gone.length} ${gone.length === 1 ? "pedido excluído" : "pedidos excluídos"} há mais de ${DAYS_RESTORABLE} dias removidos de vez`,
        details: { orders: gone.map(({ id }) => orderNumber(id)) },
      });
    }
    return gone.length;
  });
}
