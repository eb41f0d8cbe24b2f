import { asc, inArray } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import type { Tx } from "../db/client.ts";
import { uploads } from "./tables.ts";

export type Upload = typeof uploads.$inferSelect;

/**
 * Returns the rows of uploads that a service is about to reference, by key, and locks them: the file sweep waits until
 * the transaction ends and then sees the reference. Throws a conflict if an upload is already deleted.
 */
export async function lockUploads(tx: Tx, keys: readonly string[]): Promise<Map<string, Upload>> {
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
