import { dayOf } from "#domain/orders/order-dates.ts";
import { addDays } from "#domain/reports/days.ts";
import type { Db } from "../db/client.ts";
import { lt } from "../db/sql.ts";
import { analyticsDays } from "./tables.ts";

/** Long enough to set a year beside the year before. */
const DAYS_KEPT = 800;

export async function sweepAnalytics(db: Db, now: Date): Promise<void> {
  await db.delete(analyticsDays).where(lt(analyticsDays.day, addDays(dayOf(now), -DAYS_KEPT)));
}
