import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { type DatabaseHandle, openDatabase } from "#server/db/client.ts";
import { runAsAdmin, urlOfDatabase } from "./database-template.ts";
import { silentLog } from "./silent-log.ts";

export async function dropAllTables({ pool }: DatabaseHandle): Promise<void> {
  await pool.query("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
}

/** Creates a database without tables on a PostgreSQL server, for one test. */
export async function openEmptyServer(adminUrl: string): Promise<DatabaseHandle> {
  const name = `manto_empty_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  onTestFinished(() => runAsAdmin(adminUrl, `drop database ${name} with (force)`));
  const handle = await openDatabase({ url: urlOfDatabase(adminUrl, name), dataDir: "", log: silentLog });
  onTestFinished(() => handle.close());
  return handle;
}

/** Each call of `openEmpty` returns a database without tables, of the kind that the tests run on. */
export function setUpEmptyDatabases(): { openEmpty(): Promise<DatabaseHandle> } {
  const template = inject("databaseTemplate");
  if (template.kind === "postgres") return { openEmpty: () => openEmptyServer(template.adminUrl) };
  return { openEmpty: setUpEmptyFolder().emptied };
}

/** An embedded database without tables, shared by the tests of a file because creating one is slow. */
export function setUpEmptyFolder(): { emptied(): Promise<DatabaseHandle> } {
  const template = inject("databaseTemplate");
  let dataDir = "";
  let handle: DatabaseHandle | undefined;
  beforeAll(async () => {
    dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "manto-empty-"));
    if (template.kind === "embedded") {
      await fs.cp(path.join(template.folder, "db"), path.join(dataDir, "db"), { recursive: true });
    }
    handle = await openDatabase({ url: undefined, dataDir, log: silentLog });
  }, 180_000);
  afterAll(async () => {
    await handle?.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  });
  return {
    async emptied() {
      if (!handle) throw new Error("The empty database exists only while tests run.");
      await dropAllTables(handle);
      return handle;
    },
  };
}
