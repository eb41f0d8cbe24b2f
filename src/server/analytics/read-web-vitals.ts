import { and, between, eq, inArray, sql } from "drizzle-orm";
import { splitVitalSubject } from "#domain/analytics/vital-histogram.ts";
import { type Device, type PageKind, type WebVital, webVitals } from "#domain/analytics/web-vitals.ts";
import type { Day } from "#domain/days.ts";
import type { Grouping } from "#domain/reports/groupings.ts";
import type { Period } from "#domain/reports/periods.ts";
import type { DbOrTx } from "../db/client.ts";
import { analyticsDays } from "./tables.ts";

interface BucketCount {
  vital: WebVital;
  /** The lower bound of the bucket. */
  floor: number;
  count: number;
}

export interface PageCount extends BucketCount {
  page: PageKind;
  device: Device;
}

export interface DayCount extends BucketCount {
  /** A day of the week or month that the count is for. */
  day: Day;
}

const vital = sql<WebVital>`${analyticsDays.kind}`;
const count = sql`sum(${analyticsDays.count})`.mapWith(Number);

export async function readVitalsByPage(db: DbOrTx, period: Period): Promise<PageCount[]> {
  const rows = await db
    .select({ vital, subject: analyticsDays.subject, count })
    .from(analyticsDays)
    .where(isMeasuredIn(period))
    .groupBy(analyticsDays.kind, analyticsDays.subject);
  return rows.map(({ subject, ...row }) => ({ ...row, ...splitVitalSubject(subject) }));
}

/** Counts of all pages together, added up by the database so that a year is less than a thousand rows. */
export async function readVitalsByDay(db: DbOrTx, period: Period, grouping: Grouping): Promise<DayCount[]> {
  const floor = sql`split_part(${analyticsDays.subject}, ' ', 3)`.mapWith(Number);
  return db
    .select({ vital, day: sql<Day>`min(${analyticsDays.day})::text`, floor, count })
    .from(analyticsDays)
    .where(isMeasuredIn(period))
    .groupBy(
      analyticsDays.kind,
      sql`date_trunc('${sql.raw(grouping)}', ${analyticsDays.day}::timestamp)`,
      floor,
    );
}

const isMeasuredIn = ({ from, to }: Period) =>
  and(
    inArray(analyticsDays.kind, webVitals),
    eq(analyticsDays.dimension, "vitals"),
    between(analyticsDays.day, from, to),
  );
