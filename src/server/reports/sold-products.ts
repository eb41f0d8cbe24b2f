import { desc, eq, sql } from "drizzle-orm";
import type { SalesRow } from "#domain/reports/sales-report.ts";
import { isUuid } from "#domain/uuid.ts";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { type SalesScope, type SoldSums, sumBySubject, toCounted } from "./read-sales.ts";
import { countRanked, readRanking } from "./sales-rankings.ts";

/** Products after these are summed up in one row. */
const MAX_ROWS = 200;
/** More of these are not counted. */
const MAX_COUNTED = 1_000;
/** The subject of a product is its id; that of a deleted one is this prefix and its name. */
const REMOVED_PREFIX = "name:";

const plain = { period: null, previousPeriod: null, imageUrl: null, inCatalogue: true };

/** The best-selling products of the ranking, with their current names, and the rest of `all` items in one row. */
export async function listSoldProducts(
  db: DbOrTx,
  rankingId: string,
  scope: SalesScope,
  all: SoldSums,
): Promise<SalesRow[]> {
  const best = await readRanking(db, rankingId, scope, MAX_ROWS);
  const byId = await readNames(
    db,
    best.map(({ subject }) => subject),
  );
  const rows = best.map(({ subject, ...sums }) => {
    const product = byId.get(subject);
    return {
      ...plain,
      key: subject,
      ...toCounted(sums),
      label:
        product?.name ??
        (subject.startsWith(REMOVED_PREFIX) ? subject.slice(REMOVED_PREFIX.length) : subject),
      imageUrl: product?.imageUrl ?? null,
      inCatalogue: product !== undefined,
    };
  });
  if (best.length < MAX_ROWS) return rows;
  const others = (await countRanked(db, rankingId, scope, MAX_ROWS + MAX_COUNTED + 1)) - MAX_ROWS;
  if (others === 0) return rows;
  const count = others > MAX_COUNTED ? `mais de ${MAX_COUNTED.toLocaleString("pt-BR")}` : others;
  const label = `Outros ${count} produtos`;
  return [...rows, { ...plain, key: "others", label, ...toCounted(subtract(all, best)) }];
}

async function readNames(db: DbOrTx, subjects: readonly string[]) {
  const { id, name, imageUrl } = products;
  const rows = await db
    .select({ id, name, imageUrl })
    .from(products)
    .where(sql`${id} = any(${sql.param(subjects.filter(isUuid))}::uuid[])`);
  return new Map(rows.map((product) => [product.id, product]));
}

function subtract(all: SoldSums, some: readonly SoldSums[]): SoldSums {
  const rest = (pick: (sums: SoldSums) => number) =>
    some.reduce((left, sums) => left - pick(sums), pick(all));
  return {
    units: rest(({ units }) => units),
    cents: rest(({ cents }) => cents),
    unitsBefore: rest(({ unitsBefore }) => unitsBefore),
    centsBefore: rest(({ centsBefore }) => centsBefore),
  };
}

/** Products count in their current category; deleted ones are summed up in one row. */
export async function listSoldCategories(db: DbOrTx, scope: SalesScope): Promise<SalesRow[]> {
  const sold = sumBySubject(db, scope, "category");
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      units: sold.units,
      cents: sold.cents,
      unitsBefore: sold.unitsBefore,
      centsBefore: sold.centsBefore,
    })
    .from(sold)
    .leftJoin(categories, eq(categories.id, sold.subject))
    .orderBy(desc(sold.cents), desc(sold.centsBefore), sold.subject);
  return rows.map(({ id, name, ...sums }) => ({
    ...plain,
    key: id ?? "",
    label: name ?? "Fora do catálogo",
    inCatalogue: id !== null,
    ...toCounted(sums),
  }));
}
