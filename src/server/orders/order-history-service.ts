import { and, desc, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { auditLog } from "../audit/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { getOrder } from "./read-orders.ts";

const MAX_SHOWN = 100;

export interface HistoryEntry {
  id: string;
  at: Date;
  /** Null if the customer or the program itself acted. */
  actorEmail: string | null;
  action: string;
  summary: string;
}

/** Who did what to the order, newest first. The last entry is its creation. */
export async function getOrderHistory(ctx: ServiceContext, id: string): Promise<HistoryEntry[]> {
  requirePermission(ctx.actor, "orders");
  const order = await getOrder(ctx.db, id);
  const entries = await ctx.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorEmail: auditLog.actorEmail,
      action: auditLog.action,
      summary: auditLog.summary,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "order"), eq(auditLog.subjectId, id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_SHOWN);
  if (order.createdBy !== null) return entries;
  const placed = { action: "order.placed", summary: "Pedido feito pelo cliente na loja" };
  return [...entries, { id, at: order.createdAt, actorEmail: null, ...placed }];
}
