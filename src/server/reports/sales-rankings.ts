import { type AnyColumn, and, between, desc, eq, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Period } from "#domain/reports/periods.ts";
import type { Db, DbOrTx, Tx } from "../db/client.ts";
import { FOLDING_LOCK } from "../sales-rollups/fold-sales.ts";
import { foldedItemSalesDays, foldedItemSalesMonths } from "../sales-rollups/tables.ts";
import { openItemSales } from "../sales-rollups/views.ts";
import { salesRankingProducts, salesRankings } from "./ranking-tables.ts";
import { ofStatus, type SalesScope, type SubjectSums, sumBySubject } from "./read-sales.ts";

/** Every fold updates all rankings that contain its days, so only those in use are kept. */
const MAX_RANKINGS = 24;
const UNUSED_DAYS = 7;
const HOUR_MS = 3_600_000;

/** Finds the ranking of these periods and this status, or makes it. Its id is valid while it is in use. */
export async function prepareRanking(db: Db, scope: SalesScope, now: Date): Promise<string> {
  const known = await findRanking(db, scope);
  if (!known) return db.transaction((tx) => makeRanking(tx, scope, now));
  if (known.usedAt.getTime() < now.getTime() - HOUR_MS) {
    await db.update(salesRankings).set({ usedAt: now }).where(eq(salesRankings.id, known.id));
  }
  return known.id;
}

const keyOf = ({ current, previous, status }: SalesScope) => ({
  firstDay: current.from,
  lastDay: current.to,
  previousFirstDay: previous.from,
  previousLastDay: previous.to,
  status,
});

async function findRanking(db: DbOrTx, scope: SalesScope) {
  const conditions = Object.entries(keyOf(scope)).map(([column, value]) =>
    eq(salesRankings[column as keyof ReturnType<typeof keyOf>], value),
  );
  const [found] = await db
    .select({ id: salesRankings.id, usedAt: salesRankings.usedAt })
    .from(salesRankings)
    .where(and(...conditions));
  return found;
}

/** No fold may run meanwhile: what it merges would be counted twice or not at all. */
async function makeRanking(tx: Tx, scope: SalesScope, now: Date): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOLDING_LOCK})`);
  const made = await findRanking(tx, scope);
  if (made) return made.id;
  const [ranking] = await tx
    .insert(salesRankings)
    .values({ ...keyOf(scope), usedAt: now })
    .returning({ id: salesRankings.id });
  if (!ranking) throw new Error("The ranking was not inserted.");
  const sold = sumBySubject(tx, scope, "product", {
    days: foldedItemSalesDays,
    months: foldedItemSalesMonths,
  });
  await tx.insert(salesRankingProducts).select(
    tx
      .select({
        rankingId: sql`${ranking.id}::uuid`.as("ranking_id"),
        subject: sold.subject,
        units: sold.units,
        totalCents: sold.cents,
        previousUnits: sold.unitsBefore,
        previousTotalCents: sold.centsBefore,
      })
      .from(sold),
  );
  await removeExcess(tx, ranking.id);
  // Without its figures the planner takes a new ranking for a small one, and sorts it instead of walking its index.
  await tx.execute(sql`analyze ${salesRankingProducts}`);
  return ranking.id;
}

async function removeExcess(tx: Tx, newest: string): Promise<void> {
  const excess = tx
    .select({ id: salesRankings.id })
    .from(salesRankings)
    .where(ne(salesRankings.id, newest))
    .orderBy(desc(salesRankings.usedAt))
    .offset(MAX_RANKINGS - 1);
  await tx.delete(salesRankings).where(sql`${salesRankings.id} in ${excess}`);
}

const SUMS = sql.raw("units, total_cents, previous_units, previous_total_cents");

/** What the journal adds to the products of both periods. */
function openSums({ current, previous, status }: SalesScope): SQL {
  const isIn = ({ from, to }: Period) => between(openItemSales.day, from, to);
  const sumOf = (column: AnyColumn, period: Period) =>
    sql`coalesce(sum(${column}) filter (where ${isIn(period)}), 0)`;
  return sql`
    select subject, ${sumOf(openItemSales.units, current)} as units,
      ${sumOf(openItemSales.totalCents, current)} as total_cents,
      ${sumOf(openItemSales.units, previous)} as previous_units,
      ${sumOf(openItemSales.totalCents, previous)} as previous_total_cents
    from ${openItemSales}
    where ${and(eq(openItemSales.dimension, "product"), or(isIn(current), isIn(previous)), ofStatus(openItemSales, status))}
    group by 1`;
}

const foldedSums = (rankingId: string): SQL =>
  sql`select subject, ${SUMS} from ${salesRankingProducts} where ${eq(salesRankingProducts.rankingId, rankingId)}`;

/** The folded sums of one product. Behind `offset 0` the planner can only look it up, instead of reading the ranking. */
const foldedSumsOf = (rankingId: string, subject: SQL): SQL =>
  sql`${foldedSums(rankingId)} and ${salesRankingProducts.subject} = ${subject} offset 0`;

/**
 * The products of a ranking in its order: the folded sums, whose best an index names, and the journal, each product of
 * which may replace one of them.
 */
export async function readRanking(
  db: DbOrTx,
  rankingId: string,
  scope: SalesScope,
  limit: number,
): Promise<SubjectSums[]> {
  const { rows } = await db.execute<Record<keyof SubjectSums, string>>(sql`
    with open as (${openSums(scope)}), candidates as (
      (
        ${foldedSums(rankingId)}
        order by total_cents desc, previous_total_cents desc, subject limit ${limit} + (select count(*) from open)
      )
      union
      select folded.* from open
      join lateral (${foldedSumsOf(rankingId, sql`open.subject`)}) as folded on true
    )
    select subject, sum(units) as units, sum(total_cents) as cents, sum(previous_units) as "unitsBefore",
      sum(previous_total_cents) as "centsBefore"
    from (select subject, ${SUMS} from candidates union all select subject, ${SUMS} from open) as part
    group by subject
    having sum(units) <> 0 or sum(total_cents) <> 0 or sum(previous_units) <> 0 or sum(previous_total_cents) <> 0
    order by sum(total_cents) desc, sum(previous_total_cents) desc, subject
    limit ${limit}`);
  return rows.map(({ subject, ...sums }) => ({
    subject,
    units: Number(sums.units),
    cents: Number(sums.cents),
    unitsBefore: Number(sums.unitsBefore),
    centsBefore: Number(sums.centsBefore),
  }));
}

/** The number of products of a ranking, counted up to `limit`: those folded, and those that the journal adds or empties. */
export async function countRanked(
  db: DbOrTx,
  rankingId: string,
  scope: SalesScope,
  limit: number,
): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    with open as (${openSums(scope)}), change as (
      select (
          open.units + coalesce(folded.units, 0) <> 0
          or open.total_cents + coalesce(folded.total_cents, 0) <> 0
          or open.previous_units + coalesce(folded.previous_units, 0) <> 0
          or open.previous_total_cents + coalesce(folded.previous_total_cents, 0) <> 0
        )::int - (folded.subject is not null)::int as difference
      from open
      left join lateral (${foldedSumsOf(rankingId, sql`open.subject`)}) as folded on true
    )
    select (select coalesce(sum(difference), 0) from change) + count(*) as count
    from (${foldedSums(rankingId)} limit ${limit} + (select count(*) from open)) as folded`);
  return Math.min(Number(rows[0]?.count ?? 0), limit);
}

export async function sweepRankings(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - UNUSED_DAYS * 24 * HOUR_MS);
  await db.delete(salesRankings).where(lt(salesRankings.usedAt, limit));
}
