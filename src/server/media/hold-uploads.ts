import { DomainError } from "#domain/errors.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import type { Tx } from "../db/client.ts";
import { asc, inArray } from "../db/sql.ts";
import { uploads } from "./tables.ts";

export type Upload = typeof uploads.$inferSelect;

/**
 * For a service that is about to point to uploaded pictures: what is known about each, by its key. Until the
 * transaction ends the sweep waits, and then sees what was saved. Refuses a key whose file is gone already.
 */
export async function holdUploads(tx: Tx, keys: readonly string[]): Promise<Map<string, Upload>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(uploads)
    .where(inArray(uploads.key, [...keys]))
    .orderBy(asc(uploads.key))
    .for("share");
  const found = new Map(rows.map((row) => [row.key, row]));
  if (!keys.every((key) => found.has(key))) {
    throw new DomainError("conflict", { message: mediaTexts.uploadExpired });
  }
  return found;
}
