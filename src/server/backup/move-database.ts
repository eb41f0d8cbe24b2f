import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseHandle } from "../db/client.ts";
import { loadDatabase } from "./load-database.ts";
import { readLines } from "./read-archive.ts";
import { snapshotDatabase, tableFile } from "./snapshot-database.ts";

/**
 * Copies every row into an empty database, sessions included, so that users stay signed in. The source is not changed.
 */
export async function moveDatabase(
  source: DatabaseHandle,
  target: DatabaseHandle,
  now: Date,
): Promise<{ tables: number; rows: number }> {
  const folder = await mkdtemp(join(tmpdir(), "manto-move-"));
  try {
    const { manifest } = await snapshotDatabase(source.db, folder, { now, leaveOut: [] });
    await loadDatabase(target, manifest, async (load) => {
      for (const { name } of manifest.tables)
        await load(name, readLines(createReadStream(tableFile(folder, name))));
    });
    const { tables } = manifest;
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
