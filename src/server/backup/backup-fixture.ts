/** Test fixture: a shop with rows of every kind that a backup could lose, and helpers to compare them. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { pack } from "tar-stream";
import { onTestFinished } from "vitest";
import { silentLog } from "../../../tests/support/silent-log.ts";
import type { DatabaseHandle, Db } from "../db/client.ts";
import type { Logger } from "../logging/log.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { openTestDisk, openTestS3 } from "../storage/storage-fixture.ts";
import { checksumLine, SUMS } from "./backup-format.ts";
import { checkArchive } from "./check-archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const log = silentLog as unknown as Logger;

export const pictureKeys = ["banners/202611/b.webp", "products/a.webp"];

/** Uses only tables and columns of the oldest version, so that it can also fill a database of that version. */
export async function fillShop(db: Db): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, created_at, updated_at) values
      ('00000000-0000-4000-8000-000000000001', 'Ana Lima', 'ana@exemplo.com.br', '2026-03-01 12:34:56.123456Z', now()),
      ('00000000-0000-4000-8000-000000000002', 'Sem Pedido', 'nunca@exemplo.com.br', '2026-03-02 00:00:00Z', now());
    insert into user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000001', 'admin');
    insert into categories (id, name) values ('1', 'Times Brasileiros'), (nextval('category_ids')::text, 'Várzea');
    insert into subcategories (id, name, category_id)
      values ('00000000-0000-4000-8000-000000000003', 'Goleiro', '1');
    insert into products (id, name, description, price_cents, category_id, subcategory_id)
    select gen_random_uuid(), 'Camisa ' || n,
      case n % 3 when 0 then null when 1 then E'Linha 1\nlinha 2 "entre aspas" \\ \u2028 fim' else '🟢⚽ açaí' end,
      n * 10, '1', case when n % 2 = 0 then '00000000-0000-4000-8000-000000000003'::uuid end
    from generate_series(1, 1203) as n;
    insert into image_metadata (product_id, url, s3_key, is_primary)
    select id, '/storage/v1/object/public/product-images/products/a.webp', 'products/a.webp', true
    from products where name = 'Camisa 1';
    insert into orders (user_id, customer, customer_address, customer_cep, customer_whatsapp, total_cents,
      shipping_address, status, created_at)
    select case when n % 2 = 0 then '00000000-0000-4000-8000-000000000001'::uuid end, 'Cliente ' || n % 5, 'Rua ' || n,
      '01001000', '1191111111' || n % 5, n * 100, jsonb_build_object('address', 'Rua ' || n),
      case n % 2 when 0 then 'completed' else 'pending' end, timestamptz '2026-03-01 02:30Z' + n * interval '1 hour'
    from generate_series(1, 60) as n;
    insert into order_items (order_id, position, product_id, name, unit_price_cents, size, quantity,
      customization_name, customization_number)
    select placed.id, 0, shirt.id, shirt.name, 100, 'G', 2, 'JOÃO', '10'
    from orders placed join products shirt on shirt.price_cents = placed.total_cents / 10;
    insert into store_settings (id, data) values (1, '{"name": "Loja do João"}')`);
}

/** What only the present version has: offers, who used them, and the orders that got them. */
export async function addOffers(db: Db): Promise<void> {
  await db.execute(sql`
    insert into offers (id, name, code, benefit, category_ids, stacks, active, max_uses, max_uses_per_customer, uses) values
      ('00000000-0000-4000-8000-000000000004', 'Leve 3, pague 2', null, '{"kind": "bundle", "take": 3, "pay": 2}',
        '{}', false, true, null, null, 0),
      ('00000000-0000-4000-8000-000000000005', 'Gol "de placa"', 'GOL10', '{"kind": "amount", "cents": 20}',
        '{1,"com, vírgula"}', true, true, 50, 1, 12);
    insert into offer_customers (offer_id, customer, uses, max_uses)
      values ('00000000-0000-4000-8000-000000000005', '11911111110', 1, 1);
    update orders set discount_cents = 20, pix_cents = total_cents - 5, discounts =
      '[{"offerId": "00000000-0000-4000-8000-000000000005", "name": "Gol \\"de placa\\"", "code": "GOL10", "cents": 20}]'
      where status = 'pending';
    update order_items set discount_cents = 20 where order_id in (select id from orders where status = 'pending')`);
}

/** Reads every row of every table as text. */
export async function readEverything({ pool }: DatabaseHandle): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const everything: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by to_jsonb(t)::text collate "C"`,
    );
    everything[name] = rows.map(({ row }) => row);
  }
  return everything;
}

/** Builds an archive of these entries with their checksums. */
export async function archiveOf(entries: Record<string, string>): Promise<Buffer> {
  const tar = pack();
  let sums = "";
  for (const [name, content] of Object.entries(entries)) {
    tar.entry({ name }, content);
    sums += checksumLine(createHash("sha256").update(content).digest("hex"), name);
  }
  tar.entry({ name: SUMS }, sums);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

export async function openDisk(): Promise<ObjectStorage> {
  const { storage, stop } = await openTestDisk();
  onTestFinished(stop);
  return storage;
}

export async function openS3(): Promise<ObjectStorage> {
  const { storage, stop } = await openTestS3();
  onTestFinished(stop);
  return storage;
}

export async function storePictures(storage: ObjectStorage): Promise<void> {
  for (const key of pictureKeys)
    await storage.put(key, Buffer.from(`bytes of ${key}`), { contentType: "image/webp" });
}

export const backUp = async ({ db }: DatabaseHandle, storage: ObjectStorage) =>
  buffer(await writeBackup({ db, storage, log, now: new Date() }));

export async function restore(bytes: Buffer, handle: DatabaseHandle, storage: ObjectStorage): Promise<void> {
  const checked = await checkArchive(Readable.from([bytes]));
  await restoreBackup({ database: handle, storage }, checked, Readable.from([bytes]));
}

export const insertSession = ({ pool }: DatabaseHandle) =>
  pool.query(
    "insert into sessions (user_id, token, expires_at) select id, 'segredo', now() + interval '1 day' from users limit 1",
  );
