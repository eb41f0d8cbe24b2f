import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { compareProductRollups } from "#server/catalog/catalog-fixture.ts";
import { imageMetadata } from "#server/catalog/tables.ts";
import { compareDirectory } from "#server/customers/customers-fixture.ts";
import type { Db } from "#server/db/client.ts";
import { findUnusedKeys } from "#server/file-sweep/keys-in-use.ts";
import { sweepFiles } from "#server/file-sweep/sweep-files.ts";
import { compareItemSales } from "#server/reports/item-sales-fixture.ts";
import { compareSalesRollups } from "#server/sales-rollups/sales-rollups-fixture.ts";
import { listKeys } from "#server/storage/storage-fixture.ts";
import type { TestApp } from "../../support/app.ts";
import { call, type Shop } from "./shop.ts";

const DAY_MS = 86_400_000;

/** Cheap enough to be checked after every step. */
export async function checkOwners({ processes }: Shop): Promise<string[]> {
  const { rows } = await processes[0].database
    .db()
    .execute<{ id: string }>(
      sql`select users.id from user_roles join users on users.id = user_id where role = 'admin'`,
    );
  expect(rows.length, "owners of the shop").toBeGreaterThan(0);
  return rows.map(({ id }) => id);
}

/** What must be true whatever happened before, once nothing is running any more. */
export async function checkShop(shop: Shop): Promise<void> {
  const [app] = shop.processes;
  const db = app.database.db();
  await checkRollups(db);
  expect(await findOrphans(db)).toEqual({});
  await checkFiles(app);
  await checkForgotten(shop);
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders`);
  const stored = new Set(rows.map(({ id }) => id));
  expect(
    shop.orders.filter((id) => !stored.has(id)),
    "orders that were accepted and lost",
  ).toEqual([]);
}

async function checkRollups(db: Db): Promise<void> {
  const sales = await compareSalesRollups(db);
  expect(sales.rollups, "sales").toEqual(sales.counted);
  const items = await compareItemSales(db);
  expect(items.rollups, "sold items").toEqual(items.counted);
  const directory = await compareDirectory(db);
  expect(directory.stored, "the customer directory").toEqual(directory.computed);
  const products = await compareProductRollups(db);
  expect(products.stored, "product counts").toEqual(products.counted);
}

/** Rows that contradict another row where no foreign key or constraint refuses them. */
const orphans: Record<string, string> = {
  "invitations of people who are no owners": `
    select email from administrator_invitations invitation
    where not exists (select from user_roles where user_id = invited_by and role = 'admin')`,
  "invitations to people who are in the team": `
    select invitation.email from administrator_invitations invitation
    join users on users.email = invitation.email join user_roles on user_id = users.id`,
  "mailed links of accounts that are gone": `
    select value from verifications
    where value ~ '^(recovery|signup):' and not exists (
      select from users where id::text = split_part(value, ':', 2))`,
  "pictures of categories that are gone": `
    select reference_id from site_images
    where type = 'category' and not exists (select from categories where id = reference_id)`,
  "subcategories of another category": `
    select product.id from products product join subcategories on subcategories.id = subcategory_id
    where subcategories.category_id <> product.category_id`,
  "products with pictures of which none is the main one": `
    select product_id from image_metadata group by product_id having not bool_or(is_primary)`,
  "notes about customers who are gone": `
    select customer_id from customer_notes
    where not exists (select from orders where customer_whatsapp = customer_id)
      and not exists (select from delivery_profiles where whatsapp = customer_id)
      and not exists (select from users where id::text = customer_id)`,
  "log entries about customers who are gone": `
    select subject_id from audit_log
    where subject_type = 'customer' and subject_id is not null
      and not exists (select from orders where customer_whatsapp = subject_id)
      and not exists (select from delivery_profiles where whatsapp = subject_id)
      and not exists (select from users where id::text = subject_id)`,
  "orders whose total is not the sum of their items and their delivery": `
    select id from orders
    where total_cents <> coalesce(delivery_cents, 0) + (
      select coalesce(sum(quantity * unit_price_cents - discount_cents), 0) from order_items where order_id = id)`,
  "orders whose discount is not the sum of their items' or of their offers'": `
    select id from orders
    where discount_cents <> (select coalesce(sum(discount_cents), 0) from order_items where order_id = id)
      or discount_cents <> (
        select coalesce(sum((offer ->> 'cents')::int), 0) from jsonb_array_elements(discounts) as offer)`,
  "orders without items": `
    select id from orders where not exists (select from order_items where order_id = id)`,
  "orders that are deleted by no one, or not deleted by someone": `
    select id from orders where (deleted_at is null) <> (deleted_by is null)`,
  "imports that never ended": `
    select id from imports where status in ('checking', 'applying', 'undoing')`,
  "written lines of imports that were undone": `
    select line from import_lines join imports on imports.id = import_id
    where status = 'undone' and state = 'written'`,
};

async function findOrphans(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [title, query] of Object.entries(orphans)) {
    const { rows } = await db.execute(sql.raw(query));
    if (rows.length > 0) found[title] = rows;
  }
  return found;
}

/** Two days later the sweep has deleted what no record names, and nothing else. */
async function checkFiles(app: TestApp): Promise<void> {
  const db = app.database.db();
  const { storage } = app.services();
  await sweepFiles({ db, storage }, new Date(Date.now() + 2 * DAY_MS));
  const keys = (await listKeys(storage, "")).filter((key) => !key.startsWith("renditions/"));
  expect(await findUnusedKeys(db, keys), "files that no record names").toEqual([]);
  const named = await db.select({ key: imageMetadata.s3Key }).from(imageMetadata);
  const missing = named.filter(({ key }) => key !== null && !keys.includes(key));
  expect(missing, "pictures without a file").toEqual([]);
}

async function checkForgotten(shop: Shop): Promise<void> {
  if (shop.forgotten.length === 0) return;
  const [app] = shop.processes;
  const everything = [...(await dumpTables(app.database.db())), ...(await readOutbox(app))];
  for (const who of shop.forgotten) {
    const { name, whatsapp, printed } = who;
    const account = "userId" in who ? [who.userId, who.email] : [];
    const traces = [name, whatsapp, printed, ...account];
    const found = everything.filter(([, text]) => traces.some((trace) => text.includes(trace)));
    expect(
      found.map(([place, text]) => `${place}: ${excerpt(text, traces)}`),
      "what is left of the forgotten",
    ).toEqual([]);
    if (!("headers" in who)) continue;
    const { status } = await call(shop, 0, "GET", "/api/account", { headers: who.headers });
    expect(status, "the answer to a session of the forgotten").toBe(401);
  }
}

function excerpt(text: string, traces: readonly string[]): string {
  const at = Math.max(...traces.map((trace) => text.indexOf(trace)));
  return text.slice(Math.max(0, at - 200), at + 100);
}

async function dumpTables(db: Db): Promise<[place: string, text: string][]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`);
  const dumped: [string, string][] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    dumped.push([`${schema}.${name}`, JSON.stringify((await db.execute(sql`select * from ${table}`)).rows)]);
  }
  return dumped;
}

async function readOutbox(app: TestApp): Promise<[place: string, text: string][]> {
  const folder = join(app.dataDir(), "outbox");
  const files = await readdir(folder);
  return Promise.all(
    files.map(
      async (file): Promise<[string, string]> => [
        `outbox/${file}`,
        await readFile(join(folder, file), "utf8"),
      ],
    ),
  );
}
