import { desc, eq, inArray, sql } from "drizzle-orm";
import type { SalesRow } from "#domain/reports/sales-report.ts";
import { isUuid } from "#domain/uuid.ts";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { type SalesScope, type SoldSums, sumBySubject, toCounted } from "./read-sales.ts";

/** Products after these are summed up in one row. */
const MAX_ROWS = 200;
/** The subject of a product is its id; that of a deleted one is this prefix and its name. */
const REMOVED_PREFIX = "name:";

const plain = { period: null, previousPeriod: null, imageUrl: null, inCatalogue: true };

/** The best-selling products, with their current names. */
export async function listSoldProducts(db: DbOrTx, scope: SalesScope): Promise<SalesRow[]> {
  const sold = sumBySubject(db, scope, "product");
  const overAll = (sums: unknown) => sql`sum(${sums}) over ()`.mapWith(Number);
  const best = await db
    .select({
      subject: sold.subject,
      units: sold.units,
      cents: sold.cents,
      unitsBefore: sold.unitsBefore,
      centsBefore: sold.centsBefore,
      subjects: sql`count(*) over ()`.mapWith(Number),
      all: {
        units: overAll(sold.units),
        cents: overAll(sold.cents),
        unitsBefore: overAll(sold.unitsBefore),
        centsBefore: overAll(sold.centsBefore),
      },
    })
    .from(sold)
    .orderBy(desc(sold.cents), desc(sold.centsBefore), sold.subject)
    .limit(MAX_ROWS);
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
  const [first] = best;
  if (!first || first.subjects <= best.length) return rows;
  const label = `Outros ${first.subjects - best.length} produtos`;
  return [...rows, { ...plain, key: "others", label, ...toCounted(subtract(first.all, best)) }];
}

async function readNames(db: DbOrTx, subjects: readonly string[]) {
  const ids = subjects.filter(isUuid);
  const { id, name, imageUrl } = products;
  const rows =
    ids.length > 0 ? await db.select({ id, name, imageUrl }).from(products).where(inArray(id, ids)) : [];
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
  const sold = sumBySubject(db, scope, "product");
  const sumOf = (sums: unknown) => sql`sum(${sums})`.mapWith(Number);
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      units: sumOf(sold.units),
      cents: sumOf(sold.cents),
      unitsBefore: sumOf(sold.unitsBefore),
      centsBefore: sumOf(sold.centsBefore),
    })
    .from(sold)
    .leftJoin(products, eq(sql`${products.id}::text`, sold.subject))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(categories.id)
    .orderBy(({ cents, centsBefore }) => [desc(cents), desc(centsBefore)]);
  return rows.map(({ id, name, ...sums }) => ({
    ...plain,
    key: id ?? "",
    label: name ?? "Fora do catálogo",
    inCatalogue: id !== null,
    ...toCounted(sums),
  }));
}
