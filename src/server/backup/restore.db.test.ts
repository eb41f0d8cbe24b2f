import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { openEmptyServer, setUpEmptyFolder } from "../../../tests/support/empty-database.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { applyMigrations } from "../db/apply-migrations.ts";
import type { DatabaseHandle } from "../db/client.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { readFunctions } from "../db/read-functions.ts";
import { readMigrations } from "../db/read-migrations.ts";
import type { Logger } from "../logging/log.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { listKeys, openTestDisk, openTestS3 } from "../storage/storage-fixture.ts";
import { addOffers, fillShop, readEverything } from "./backup-fixture.ts";
import { tablesLeftOut } from "./backup-format.ts";
import { checkArchive } from "./check-archive.ts";
import { moveDatabase } from "./move-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const template = inject("databaseTemplate");
const database = setUpTestDatabase();
const folder = setUpEmptyFolder();
const log = silentLog as unknown as Logger;
const keys = ["banners/202611/b.webp", "products/a.webp"];
let archive: Buffer;

const openEmpty = () =>
  template.kind === "postgres" ? openEmptyServer(template.adminUrl) : folder.emptied();

async function openDisk(): Promise<ObjectStorage> {
  const { storage, stop } = await openTestDisk();
  onTestFinished(stop);
  return storage;
}

async function openS3(): Promise<ObjectStorage> {
  const { storage, stop } = await openTestS3();
  onTestFinished(stop);
  return storage;
}

async function storePictures(storage: ObjectStorage): Promise<void> {
  for (const key of keys)
    await storage.put(key, Buffer.from(`bytes of ${key}`), { contentType: "image/webp" });
}

const backUp = async ({ db }: DatabaseHandle, storage: ObjectStorage) =>
  buffer(await writeBackup({ db, storage, log, now: new Date() }));

async function restore(bytes: Buffer, handle: DatabaseHandle, storage: ObjectStorage): Promise<void> {
  const checked = await checkArchive(Readable.from([bytes]));
  await restoreBackup({ database: handle, storage }, checked, Readable.from([bytes]));
}

/** Reads the rows that a restored backup must contain. */
async function readExpectedRows(): Promise<Record<string, string[]>> {
  const leftBehind = Object.fromEntries(tablesLeftOut.map((name) => [name, []]));
  return { ...(await readEverything(database.handle())), ...leftBehind };
}

const insertSession = ({ pool }: DatabaseHandle) =>
  pool.query(
    "insert into sessions (user_id, token, expires_at) select id, 'segredo', now() + interval '1 day' from users limit 1",
  );

beforeAll(async () => {
  await fillShop(database.db());
  await addOffers(database.db());
  await database.handle().pool.query("update products set former_price_cents = 5000 where name = 'Camisa 2'");
  await insertSession(database.handle());
  const { storage, stop } = await openTestDisk();
  await storePictures(storage);
  archive = await backUp(database.handle(), storage);
  await stop();
});

describe("a restored backup", () => {
  it("equals the original shop, row by row and picture by picture", async () => {
    const [handle, storage] = [await openEmpty(), await openDisk()];
    await restore(archive, handle, storage);
    expect(await readEverything(handle)).toEqual(await readExpectedRows());
    expect(await listKeys(storage, "")).toEqual(keys);
    const picture = await storage.get("products/a.webp");
    expect(picture && (await buffer(picture.body)).toString()).toBe("bytes of products/a.webp");
  });

  it("works like the original: sequences, rollups, foreign keys and the next start", async () => {
    const handle = await openEmpty();
    await restore(archive, handle, await openDisk());
    await migrateDatabase(handle);
    expect(await readEverything(handle)).toEqual(await readExpectedRows());
    const { rows } = await handle.pool.query("select nextval('category_ids')::int as next");
    expect(rows).toEqual([{ next: 8 }]);
    await handle.pool.query("update orders set status = 'completed'");
    const { rows: sums } = await handle.pool.query(
      "select sum(orders)::int as orders from sales_days where status = 'completed'",
    );
    expect(sums).toEqual([{ orders: 60 }]);
    const misplaced = handle.pool.query("update products set category_id = 'nenhuma'");
    await expect(misplaced).rejects.toThrow(/foreign key/);
  });

  it("has the offers, and counts on with the discounts of its orders", async () => {
    const handle = await openEmpty();
    await restore(archive, handle, await openDisk());
    const { rows: offers } = await handle.pool.query(
      "select code, category_ids, uses, max_uses from offers where code is not null",
    );
    expect(offers).toEqual([{ code: "GOL10", category_ids: ["1", "com, vírgula"], uses: 12, max_uses: 50 }]);
    await handle.pool.query("update orders set status = 'completed'");
    const { rows: sums } = await handle.pool.query(
      "select sum(discount_cents)::int as cents from sales_days where status = 'completed'",
    );
    expect(sums).toEqual([{ cents: 30 * 20 }]);
  });

  it("has the functions and triggers of the running version", async () => {
    const handle = await openEmpty();
    await restore(archive, handle, await openDisk());
    const { rows } = await handle.pool.query(
      "select name, hash from drizzle.applied_functions order by name",
    );
    expect(rows).toEqual(readFunctions().map(({ name, hash }) => ({ name, hash })));
  });
});

describe.runIf(template.kind === "postgres")("a backup of an older version", () => {
  it.each([
    ["before there were rollups", 5],
    ["before customers were listed", 12],
    ["one migration ago", readMigrations().length - 2],
  ])("is restored and migrated: %s", async (_when, last) => {
    const old = await openEmpty();
    await old.db.transaction((tx) => applyMigrations(tx, readMigrations().slice(0, last + 1)));
    await fillShop(old.db);
    const bytes = await backUp(old, await openDisk());
    await migrateDatabase(old);
    const restored = await openEmpty();
    await restore(bytes, restored, await openDisk());
    expect(await readEverything(restored)).toEqual(await readEverything(old));
  });
});

describe.runIf(template.kind === "postgres")("moving between the two kinds of database", () => {
  const adminUrl = template.kind === "postgres" ? template.adminUrl : "";

  it("a shop stays the same when it moves embedded → file → PostgreSQL → file → embedded, and disk → S3 → disk", async () => {
    const first = { database: await folder.emptied(), storage: await openDisk() };
    await migrateDatabase(first.database);
    await fillShop(first.database.db);
    await storePictures(first.storage);
    const everything = await readEverything(first.database);

    const second = { database: await openEmptyServer(adminUrl), storage: await openS3() };
    await restore(await backUp(first.database, first.storage), second.database, second.storage);
    expect(await readEverything(second.database)).toEqual(everything);
    expect(await listKeys(second.storage, "")).toEqual(keys);

    // This is the first shop's folder after it was emptied.
    const third = { database: await folder.emptied(), storage: await openDisk() };
    await restore(await backUp(second.database, second.storage), third.database, third.storage);
    expect(await readEverything(third.database)).toEqual(everything);
    expect(await listKeys(third.storage, "")).toEqual(keys);
  });

  it("a moved shop has every row, sessions included", async () => {
    const source = await folder.emptied();
    await migrateDatabase(source);
    await fillShop(source.db);
    await insertSession(source);
    const target = await openEmptyServer(adminUrl);
    const { rows } = await moveDatabase(source, target, new Date());
    const everything = await readEverything(source);
    expect(await readEverything(target)).toEqual(everything);
    expect(rows).toBe(Object.values(everything).flat().length);
  });
});

describe("a restore changes nothing", () => {
  it("where the database is not empty", async () => {
    const storage = await openDisk();
    await expect(restore(archive, database.handle(), storage)).rejects.toThrow("não está vazio");
    expect(await listKeys(storage, "")).toEqual([]);
  });

  it("where other pictures are stored", async () => {
    const [handle, storage] = [await openEmpty(), await openDisk()];
    await storage.put("products/outra.webp", Buffer.from("x"), { contentType: "image/webp" });
    await expect(restore(archive, handle, storage)).rejects.toThrow("imagens de destino não está vazio");
    expect(await readEverything(handle)).toEqual({});
  });

  it("when the storage fails half-way, and can then be repeated", async () => {
    const [handle, storage] = [await openEmpty(), await openDisk()];
    let puts = 0;
    const failing: ObjectStorage = {
      ...storage,
      put: (...input) => (++puts === 2 ? Promise.reject(new Error("disk full")) : storage.put(...input)),
    };
    await expect(restore(archive, handle, failing)).rejects.toThrow("disk full");
    expect(await readEverything(handle)).toEqual({});
    expect(await listKeys(storage, "")).toEqual([]);
    // This simulates a killed restore that has stored some of the same pictures.
    await storage.put("products/a.webp", Buffer.from("half"), { contentType: "image/webp" });
    await restore(archive, handle, storage);
    expect(await listKeys(storage, "")).toEqual(keys);
  });
});
