import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { PasswordHasher } from "../identity/password-hash.ts";
import type { Logger } from "../logging/log.ts";
import { createSettings, hasSettings } from "../settings/settings-service.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import type { Config } from "./config.ts";

/** An arbitrary key that no other advisory lock of this program uses. */
const FIRST_START_LOCK = 7_214_002;

interface FirstStartOptions {
  db: Db;
  passwords: PasswordHasher;
  storage: ObjectStorage;
  config: Pick<Config, "firstSettings" | "demoCatalogue">;
  log: Logger;
}

/**
 * Fills a new shop, once. The settings' row records that this happened: a shop whose owner removed the demo products
 * does not get them back, and of two servers that start together only one fills the shop.
 */
export async function prepareFirstStart({
  db,
  passwords,
  storage,
  config,
  log,
}: FirstStartOptions): Promise<void> {
  if (await hasSettings(db)) return;
  const demo = config.demoCatalogue ? await import("../../../demo/seed/seed-demo.ts") : undefined;
  if (demo) log.info("filling the shop with the demo catalogue");
  const pictures = await demo?.storeDemoPictures(storage);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`);
    if (await hasSettings(tx)) return;
    if (demo && pictures) await demo.insertDemo(tx, passwords, pictures, new Date());
    await createSettings(tx, config.firstSettings);
  });
}
