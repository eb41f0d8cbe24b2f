import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { teamOrders } from "./tables.ts";

const DAYS_KEPT = 60;

/** Forgets lists after they became an order, or after their last change if they never did. */
export async function sweepTeamOrders(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_KEPT * 86_400_000);
  await db
    .delete(teamOrders)
    .where(lt(sql`coalesce(${teamOrders.orderedAt}, ${teamOrders.updatedAt})`, before.toISOString()));
}
