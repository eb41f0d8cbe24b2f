import { sql } from "drizzle-orm";
import type { SiteImageType } from "#domain/site-images/site-image.ts";
import type { Tx } from "../db/client.ts";

/** Together with the type's hash, a pair of keys that no other advisory lock of this program uses. */
const SITE_IMAGES_LOCK = 7_214_010;

/**
 * Until the transaction ends, no other one can add, remove or move a picture of this type. Row locks are not enough,
 * because a row that is being inserted cannot be locked.
 */
export async function lockType(tx: Tx, type: SiteImageType): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SITE_IMAGES_LOCK}, hashtext(${type}))`);
}
