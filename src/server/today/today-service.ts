import { may, requirePermission } from "#domain/accounts/actor.ts";
import { listOfTask, type OrderTask, orderTasks } from "#domain/today/order-tasks.ts";
import { countLowStock } from "../catalog/stock/list-stock-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { BoundedCount } from "../db/count-up-to.ts";
import { countFiltered } from "../orders/count-orders.ts";
import { areStepsUsed } from "../orders/fulfilment/count-steps.ts";
import { describeOrders } from "../orders/order-condition.ts";

export interface Today {
  usesSteps: boolean;
  orders: { task: OrderTask; count: BoundedCount }[];
  /** The products of which few units or none are left; null for those who do not see the stock. */
  lowStock: BoundedCount | null;
}

/** What there is to do. Each number is counted as its list counts itself, so that the two cannot differ. */
export async function getToday(ctx: ServiceContext): Promise<Today> {
  requirePermission(ctx.actor, "orders");
  const usesSteps = await areStepsUsed(ctx.db);
  const counted: Today["orders"] = [];
  for (const task of orderTasks) {
    const narrowed = listOfTask(task, usesSteps);
    if (!narrowed) continue;
    const filter = { ...narrowed, sort: "-date" as const };
    counted.push({ task, count: await countFiltered(ctx.db, filter, await describeOrders(ctx.db, filter)) });
  }
  const lowStock = may(ctx.actor, "catalog") ? await countLowStock(ctx) : null;
  return { usesSteps, orders: counted, lowStock };
}
