import { type SQL, sql } from "drizzle-orm";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { userRoles, users } from "../identity/tables.ts";
import { orders } from "../orders/tables.ts";
import { type DemoKind, demoSources, fingerprintOf } from "./demo-kinds.ts";
import { demoMarks } from "./tables.ts";

export type DemoRecords = Record<DemoKind, string[]>;

type DemoCounts = Record<"products" | "categories" | "banners" | "customers", number>;

/** What removing the demo deletes, and what stays because the owner has changed it. */
export interface DemoReport {
  leaving: DemoCounts & { orders: number };
  staying: DemoCounts;
}

/** The demo records that the owner has not changed or used; only these may be removed. */
export async function findUntouchedDemo(db: DbOrTx): Promise<DemoRecords> {
  const [product, order] = [await findUnchanged(db, "product"), await findUnchanged(db, "order")];
  return {
    product,
    order,
    banner: await findUnchanged(db, "banner"),
    // A category with one of the owner's own products is in use.
    category: await findUnchanged(
      db,
      "category",
      sql`not exists (select from ${products} where ${products.categoryId} = ${categories.id}
        and ${products.id}::text <> all(${sql.param(product)}))`,
    ),
    account: await findUnchanged(
      db,
      "account",
      sql`not exists (select from ${userRoles} where ${userRoles.userId} = ${users.id})
        and not exists (select from ${orders} where ${orders.userId} = ${users.id}
          and ${orders.id}::text <> all(${sql.param(order)}))`,
    ),
  };
}

async function findUnchanged(db: DbOrTx, kind: DemoKind, condition: SQL = sql`true`): Promise<string[]> {
  const { from, id } = demoSources[kind];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id from ${from}
    join ${demoMarks} on ${demoMarks.kind} = ${kind} and ${demoMarks.recordId} = ${id}
    where ${demoMarks.fingerprint} = ${fingerprintOf(kind)} and ${condition}`);
  return rows.map((row) => row.id);
}

/** Counts the demo records that still exist, changed or not. */
async function countRemaining(db: DbOrTx, kind: DemoKind): Promise<number> {
  const { from, id } = demoSources[kind];
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${from}
    join ${demoMarks} on ${demoMarks.kind} = ${kind} and ${demoMarks.recordId} = ${id}`);
  return rows[0]?.count ?? 0;
}

export async function reportDemo(db: DbOrTx): Promise<DemoReport> {
  const leaving = await findUntouchedDemo(db);
  const staying = async (kind: DemoKind) => (await countRemaining(db, kind)) - leaving[kind].length;
  return {
    leaving: {
      products: leaving.product.length,
      categories: leaving.category.length,
      banners: leaving.banner.length,
      customers: leaving.account.length,
      orders: leaving.order.length,
    },
    staying: {
      products: await staying("product"),
      categories: await staying("category"),
      banners: await staying("banner"),
      customers: await staying("account"),
    },
  };
}

/** Whether the owner has not yet decided about the demo data. */
export async function hasDemo(db: DbOrTx): Promise<boolean> {
  const rows = await db.select({ kind: demoMarks.kind }).from(demoMarks).limit(1);
  return rows.length > 0;
}
