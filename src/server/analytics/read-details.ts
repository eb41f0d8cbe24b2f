import { and, between, desc, eq, inArray, sql } from "drizzle-orm";
import {
  type AnalyticsReport,
  MIN_RATE_BASE,
  type ProductInterest,
  type SearchedWords,
  type SourceSums,
} from "#domain/analytics/analytics-report.ts";
import type { CountedDimension, CountedKind } from "#domain/analytics/counters.ts";
import type { Period } from "#domain/reports/periods.ts";
import { products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { analyticsDays } from "./tables.ts";

const MAX_SOURCES = 25;
const MAX_TERMS = 15;
const MAX_PRODUCTS = 10;

interface Counted {
  subject: string;
  /** Counts by kind; a kind that never happened is absent. */
  counts: Partial<Record<CountedKind, number>>;
}

/** Adds up the counts of each kind by subject. */
async function sumSubjects(
  db: DbOrTx,
  { from, to }: Period,
  dimension: CountedDimension,
  kinds: CountedKind[],
): Promise<Counted[]> {
  const rows = await db
    .select({
      kind: analyticsDays.kind,
      subject: analyticsDays.subject,
      count: sql`sum(${analyticsDays.count})`.mapWith(Number),
    })
    .from(analyticsDays)
    .where(
      and(
        inArray(analyticsDays.kind, kinds),
        eq(analyticsDays.dimension, dimension),
        between(analyticsDays.day, from, to),
      ),
    )
    .groupBy(analyticsDays.kind, analyticsDays.subject);
  return [...Map.groupBy(rows, ({ subject }) => subject)].map(([subject, found]) => ({
    subject,
    counts: Object.fromEntries(found.map(({ kind, count }) => [kind, count])),
  }));
}

export async function readSources(db: DbOrTx, period: Period): Promise<SourceSums[]> {
  const found = await sumSubjects(db, period, "source", ["visit", "viewer", "cart", "checkout", "order"]);
  return found
    .map(({ subject, counts }) => ({
      source: subject,
      visits: counts.visit ?? 0,
      viewers: counts.viewer ?? 0,
      carts: counts.cart ?? 0,
      checkouts: counts.checkout ?? 0,
      orders: counts.order ?? 0,
    }))
    .sort((one, other) => other.visits - one.visits || one.source.localeCompare(other.source))
    .slice(0, MAX_SOURCES);
}

export async function readProductInterest(
  db: DbOrTx,
  period: Period,
): Promise<Pick<AnalyticsReport, "mostViewed" | "mostWanted">> {
  const found = (await sumSubjects(db, period, "product", ["view", "cart"])).map(({ subject, counts }) => ({
    id: subject,
    views: counts.view ?? 0,
    carts: counts.cart ?? 0,
  }));
  const rate = ({ views, carts }: { views: number; carts: number }) => Math.min(1, carts / views);
  const viewed = found.toSorted((one, other) => other.views - one.views).slice(0, MAX_PRODUCTS);
  const wanted = found
    .filter(({ views, carts }) => views >= MIN_RATE_BASE && carts > 0)
    .sort((one, other) => rate(other) - rate(one) || other.views - one.views)
    .slice(0, MAX_PRODUCTS);
  const named = await nameProducts(db, [...viewed, ...wanted]);
  const withNames = (list: typeof found) => list.flatMap((one) => named.get(one.id) ?? []);
  return { mostViewed: withNames(viewed), mostWanted: withNames(wanted) };
}

/** Adds name and picture to each product; a product that was deleted from the catalogue is left out. */
async function nameProducts(db: DbOrTx, found: { id: string; views: number; carts: number }[]) {
  const ids = found.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, name: products.name, imageUrl: products.imageUrl })
          .from(products)
          .where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = new Map<string, ProductInterest>();
  for (const one of found) {
    const product = byId.get(one.id);
    if (product) named.set(one.id, { ...one, name: product.name, imageUrl: product.imageUrl });
  }
  return named;
}

export async function readSearchTerms(
  db: DbOrTx,
  { from, to }: Period,
  kind: "search" | "search_empty",
): Promise<SearchedWords[]> {
  const count = sql`sum(${analyticsDays.count})`.mapWith(Number);
  return db
    .select({ words: analyticsDays.subject, count })
    .from(analyticsDays)
    .where(
      and(
        eq(analyticsDays.kind, kind),
        eq(analyticsDays.dimension, "words"),
        between(analyticsDays.day, from, to),
      ),
    )
    .groupBy(analyticsDays.subject)
    .orderBy(desc(count), analyticsDays.subject)
    .limit(MAX_TERMS);
}
