import type { SiteImageType } from "#domain/site-images/site-image.ts";
import type { Tx } from "../db/client.ts";
import { sql } from "../db/sql.ts";

/** Together with the type, a pair that no other lock of this program uses. */
const SITE_IMAGES_LOCK = 7_214_010;

/**
 * Until the transaction ends nobody else adds, removes or moves a picture of this type. Locking its rows would not do:
 * a row that is being added could not be locked.
 */
export async function lockType(tx: Tx, type: SiteImageType): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SITE_IMAGES_LOCK}, hashtext(${type}))`);
}
