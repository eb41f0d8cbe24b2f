import { describe, expect, inject, it } from "vitest";
import { openEmptyServer, setUpEmptyFolder } from "../../../tests/support/empty-database.ts";
import { applyMigrations } from "../db/apply-migrations.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { readMigrations } from "../db/read-migrations.ts";
import { listKeys } from "../storage/storage-fixture.ts";
import {
  backUp,
  fillShop,
  insertSession,
  pictureKeys as keys,
  openDisk,
  openS3,
  readEverything,
  restore,
  storePictures,
} from "./backup-fixture.ts";
import { moveDatabase } from "./move-database.ts";

const template = inject("databaseTemplate");
const adminUrl = template.kind === "postgres" ? template.adminUrl : "";
const folder = setUpEmptyFolder();

const openEmpty = () => openEmptyServer(adminUrl);

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
