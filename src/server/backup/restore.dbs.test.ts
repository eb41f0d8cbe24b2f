import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { setUpEmptyDatabases } from "../../../tests/support/empty-database.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { readFunctions } from "../db/read-functions.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { listKeys, openTestDisk } from "../storage/storage-fixture.ts";
import {
  addOffers,
  backUp,
  fillShop,
  insertSession,
  pictureKeys as keys,
  openDisk,
  readEverything,
  restore,
  storePictures,
} from "./backup-fixture.ts";
import { tablesLeftOut } from "./backup-format.ts";

const database = setUpTestDatabase();
const { openEmpty } = setUpEmptyDatabases();
let archive: Buffer;

/** Reads the rows that a restored backup must contain. */
async function readExpectedRows(): Promise<Record<string, string[]>> {
  const leftBehind = Object.fromEntries(tablesLeftOut.map((name) => [name, []]));
  return { ...(await readEverything(database.handle())), ...leftBehind };
}

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
