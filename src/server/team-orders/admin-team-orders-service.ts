import { count, desc, eq, isNull, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import { products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { isListed, offeredColumns, openStateOf } from "./read-team-order.ts";
import { teamOrders, teamShirts } from "./tables.ts";

const MAX_LISTED = 200;

export type OpenTeamOrder = Awaited<ReturnType<typeof listTeamOrders>>[number];

/** The team orders that may still become orders, the one that was changed last first. */
export async function listTeamOrders(ctx: ServiceContext) {
  requirePermission(ctx.actor, "orders");
  const shirts = ctx.db.select({ shirts: count() }).from(teamShirts).where(isListed);
  const rows = await ctx.db
    .select({
      id: teamOrders.id,
      teamName: teamOrders.teamName,
      captainName: teamOrders.captainName,
      captainWhatsapp: teamOrders.captainWhatsapp,
      maxShirts: teamOrders.maxShirts,
      closesOn: teamOrders.closesOn,
      closedAt: teamOrders.closedAt,
      createdAt: teamOrders.createdAt,
      updatedAt: teamOrders.updatedAt,
      shirts: sql<number>`(${shirts})::int`,
      product: { ...offeredColumns, id: products.id, name: products.name, imageUrl: products.imageUrl },
    })
    .from(teamOrders)
    .leftJoin(products, eq(products.id, teamOrders.productId))
    .where(isNull(teamOrders.orderedAt))
    .orderBy(desc(teamOrders.updatedAt), desc(teamOrders.id))
    .limit(MAX_LISTED);
  return rows.map((row) => ({ ...row, state: openStateOf(row, ctx.now) }));
}

export async function deleteTeamOrderAsStaff(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "orders");
  await ctx.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(teamOrders)
      .where(eq(teamOrders.id, id))
      .returning({ teamName: teamOrders.teamName });
    if (!deleted) throw new DomainError("not_found", { message: "Pedido de time não encontrado" });
    // Without the captain's name and number, which whoever wants to be forgotten would leave in the log.
    await recordChange(tx, ctx, {
      action: "team_order.deleted",
      subject: { type: "team-order", id },
      summary: `Pedido do time ${deleted.teamName} apagado`,
    });
    await ctx.events.publish(tx, { topic: "team-orders" });
  });
}
