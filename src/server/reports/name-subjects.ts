import type { SalesRow, SalesSums } from "#domain/reports/sales-report.ts";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq } from "../db/sql.ts";

interface SoldProduct {
  /** A product's id, or "name:…" for one that has left the catalogue. */
  subject: string;
  current: SalesSums;
  previous: SalesSums;
}

/** More lines than these nobody reads; what comes after is one line. */
const MOST_ROWS = 200;
const GONE = "name:";

const plain = { period: null, previous_period: null, image_url: null, in_catalogue: true };

/** Gives sold products their names of today, or those of their categories; best first. */
export async function nameSubjects(
  db: DbOrTx,
  sold: readonly SoldProduct[],
  by: "product" | "category",
): Promise<SalesRow[]> {
  if (sold.length === 0) return [];
  const known = await db
    .select({ id: products.id, name: products.name, imageUrl: products.imageUrl, category: categories })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));
  const byId = new Map(known.map((product) => [product.id, product]));
  if (by === "category") return sumUp(sold, ({ subject }) => byId.get(subject)?.category);
  return limitRows(
    sold.map(({ subject, current, previous }) => {
      const product = byId.get(subject);
      return {
        ...{ ...plain, key: subject, current, previous },
        label: product?.name ?? (subject.startsWith(GONE) ? subject.slice(GONE.length) : subject),
        image_url: product?.imageUrl ?? null,
        in_catalogue: product !== undefined,
      };
    }),
  );
}

/** A category's products count where they stand today; those that are gone are counted together. */
function sumUp(
  sold: readonly SoldProduct[],
  categoryOf: (product: SoldProduct) => { id: string; name: string } | undefined,
): SalesRow[] {
  const groups = Map.groupBy(sold, (product) => categoryOf(product)?.id ?? "");
  return [...groups]
    .map(([key, inside]) => ({
      ...{ ...plain, key, ...addRows(inside), in_catalogue: key !== "" },
      label: inside[0] ? (categoryOf(inside[0])?.name ?? "Fora do catálogo") : "",
    }))
    .sort((one, other) => other.current.total_amount - one.current.total_amount);
}

function limitRows(rows: SalesRow[]): SalesRow[] {
  if (rows.length <= MOST_ROWS) return rows;
  const rest = rows.slice(MOST_ROWS);
  const label = `Outros ${rest.length} produtos`;
  return [...rows.slice(0, MOST_ROWS), { ...plain, key: "others", label, ...addRows(rest) }];
}

function addRows(rows: readonly Pick<SoldProduct, "current" | "previous">[]) {
  const sum = (period: "current" | "previous"): SalesSums => ({
    orders: null,
    units: rows.reduce((total, row) => total + row[period].units, 0),
    // Reais have decimals that do not add up exactly; cents do.
    total_amount: rows.reduce((total, row) => total + Math.round(row[period].total_amount * 100), 0) / 100,
  });
  return { current: sum("current"), previous: sum("previous") };
}
