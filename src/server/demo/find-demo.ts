import { userRoles, users } from "../accounts/tables.ts";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { type SQL, sql } from "../db/sql.ts";
import { orders } from "../orders/tables.ts";
import { type DemoKind, fingerprintOf, markedKinds } from "./demo-kinds.ts";
import { demoMarks } from "./tables.ts";

export type DemoRecords = Record<DemoKind, string[]>;

type DemoCounts = Record<"products" | "categories" | "banners" | "customers", number>;

/** What removing the demo takes away, and what of it stays because the owner made it their own. */
export interface DemoReport {
  leaving: DemoCounts & { orders: number };
  staying: DemoCounts;
}

/** What the demo put there and nobody made their own: that, and nothing else, may be removed. */
export async function findUntouchedDemo(db: DbOrTx): Promise<DemoRecords> {
  const [product, order] = [await findMarked(db, "product"), await findMarked(db, "order")];
  return {
    product,
    order,
    banner: await findMarked(db, "banner"),
    // A category that holds somebody's own product is in use.
    category: await findMarked(
      db,
      "category",
      sql`not exists (select from ${products} where ${products.categoryId} = ${categories.id}
        and ${products.id}::text <> all(${sql.param(product)}))`,
    ),
    account: await findMarked(
      db,
      "account",
      sql`not exists (select from ${userRoles} where ${userRoles.userId} = ${users.id})
        and not exists (select from ${orders} where ${orders.userId} = ${users.id}
          and ${orders.id}::text <> all(${sql.param(order)}))`,
    ),
  };
}

async function findMarked(db: DbOrTx, kind: DemoKind, condition: SQL = sql`true`): Promise<string[]> {
  const { from, id } = markedKinds[kind];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${id} as id from ${from}
    join ${demoMarks} on ${demoMarks.kind} = ${kind} and ${demoMarks.recordId} = ${id}
    where ${demoMarks.fingerprint} = ${fingerprintOf(kind)} and ${condition}`);
  return rows.map((row) => row.id);
}

/** Marked records that still exist, touched or not. */
async function countMarked(db: DbOrTx, kind: DemoKind): Promise<number> {
  const { from, id } = markedKinds[kind];
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${from}
    join ${demoMarks} on ${demoMarks.kind} = ${kind} and ${demoMarks.recordId} = ${id}`);
  return rows[0]?.count ?? 0;
}

export async function reportDemo(db: DbOrTx): Promise<DemoReport> {
  const leaving = await findUntouchedDemo(db);
  const staying = async (kind: DemoKind) => (await countMarked(db, kind)) - leaving[kind].length;
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

/** Whether the owner has yet to decide about the demo. */
export async function hasDemo(db: DbOrTx): Promise<boolean> {
  const rows = await db.select({ kind: demoMarks.kind }).from(demoMarks).limit(1);
  return rows.length > 0;
}
