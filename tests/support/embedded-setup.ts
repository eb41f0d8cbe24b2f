/** Vitest runs this once before the project "embedded": one migrated data folder to copy. */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import "./database-template.ts";
import { silentLog } from "./silent-log.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "manto-template-"));
  const tearDown = () => fs.rm(folder, { recursive: true, force: true });
  try {
    const handle = await openDatabase({ url: undefined, dataDir: folder, log: silentLog });
    await migrateDatabase(handle).finally(handle.close);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("databaseTemplate", { kind: "embedded", folder });
  return tearDown;
}
