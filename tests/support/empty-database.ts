import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { type DatabaseHandle, openDatabase } from "#server/db/client.ts";
import { runAsAdmin, urlOfDatabase } from "./database-template.ts";
import { silentLog } from "./silent-log.ts";

/** A server's database without a single table, for one test. */
export async function openEmptyServer(adminUrl: string): Promise<DatabaseHandle> {
  const name = `manto_empty_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  onTestFinished(() => runAsAdmin(adminUrl, `drop database ${name} with (force)`));
  const handle = await openDatabase({ url: urlOfDatabase(adminUrl, name), dataDir: "", log: silentLog });
  onTestFinished(() => handle.close());
  return handle;
}

/** An embedded database without a single table; for all tests of a file, since a new one takes its time. */
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
      await handle.pool.query(
        "drop schema if exists drizzle cascade; drop schema public cascade; create schema public",
      );
      return handle;
    },
  };
}
