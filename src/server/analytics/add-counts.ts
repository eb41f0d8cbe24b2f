import { and, eq, inArray, sql } from "drizzle-orm";
import { OTHERS } from "#domain/analytics/visit-source.ts";
import { products } from "../catalog/tables.ts";
import type { Db, Tx } from "../db/client.ts";
import { analyticsDays } from "./tables.ts";
import type { Tally } from "./visit-counter.ts";

/**
 * The most distinct subjects that are stored per day. Anything beyond is added to one "others" row, because a browser
 * can report any text.
 */
const MAX_PER_DAY = { source: 100, words: 300 };
const ROWS_AT_ONCE = 1000;

/** Adds to the daily counters in one transaction. Several processes may do this at the same time. */
export async function addCounts(db: Db, tallies: readonly Tally[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = sumUp(await limitSubjects(tx, await knownProducts(tx, tallies)));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await tx
        .insert(analyticsDays)
        .values(rows.slice(start, start + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [analyticsDays.kind, analyticsDays.dimension, analyticsDays.day, analyticsDays.subject],
          set: { count: sql`${analyticsDays.count} + excluded.count` },
        });
    }
  });
}

/** A browser can report any id, so only products of the catalogue are counted. */
async function knownProducts(tx: Tx, tallies: readonly Tally[]): Promise<Tally[]> {
  const ids = new Set(
    tallies.filter(({ dimension }) => dimension === "product").map(({ subject }) => subject),
  );
  if (ids.size === 0) return [...tallies];
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const known = new Set(found.map(({ id }) => id));
  return tallies.filter(({ dimension, subject }) => dimension !== "product" || known.has(subject));
}

async function limitSubjects(tx: Tx, tallies: readonly Tally[]): Promise<Tally[]> {
  const groups = Map.groupBy(tallies, ({ kind, dimension, day }) => `${kind} ${dimension} ${day}`);
  const limited: Tally[] = [];
  for (const group of groups.values()) limited.push(...(await limitGroup(tx, group)));
  return limited;
}

async function limitGroup(tx: Tx, group: Tally[]): Promise<Tally[]> {
  const [first] = group;
  if (first?.dimension !== "source" && first?.dimension !== "words") return group;
  const { kind, dimension, day } = first;
  const isSame = and(
    eq(analyticsDays.kind, kind),
    eq(analyticsDays.dimension, dimension),
    eq(analyticsDays.day, day),
  );
  const rows = await tx.select({ subject: analyticsDays.subject }).from(analyticsDays).where(isSame);
  const admitted = new Set(rows.map(({ subject }) => subject));
  return group.map((tally) => {
    if (admitted.has(tally.subject)) return tally;
    if (admitted.size >= MAX_PER_DAY[dimension]) return { ...tally, subject: OTHERS };
    admitted.add(tally.subject);
    return tally;
  });
}

/**
 * Merges the tallies into one row per counter, sorted by key: processes that lock the same rows in the same order
 * cannot deadlock.
 */
function sumUp(tallies: readonly Tally[]): Tally[] {
  const rows = new Map<string, Tally>();
  for (const tally of tallies) {
    const key = [tally.kind, tally.dimension, tally.day, tally.subject].join("\0");
    const row = rows.get(key);
    rows.set(key, row ? { ...row, count: row.count + tally.count } : tally);
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
