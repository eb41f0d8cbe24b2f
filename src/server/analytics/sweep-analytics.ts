import { lt } from "drizzle-orm";
import { addDays } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { Db } from "../db/client.ts";
import { analyticsDays } from "./tables.ts";

/** 800 days are enough to compare a year with the year before. */
const RETENTION_DAYS = 800;

export async function sweepAnalytics(db: Db, now: Date): Promise<void> {
  await db.delete(analyticsDays).where(lt(analyticsDays.day, addDays(dayOf(now), -RETENTION_DAYS)));
}
