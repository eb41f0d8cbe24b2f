import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type CreatedOwner, createOwnerAccount } from "../identity/owner-account.ts";
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
  config: Pick<Config, "firstSettings" | "demoCatalogue" | "owner" | "dataDir">;
  log: Logger;
}

/**
 * Fills a new shop, once. The settings' row records that this happened: neither removed demo products nor a deleted owner
 * come back, and of two servers that start together only one fills the shop. Returns the owner that it created.
 */
export async function prepareFirstStart({
  db,
  passwords,
  storage,
  config,
  log,
}: FirstStartOptions): Promise<CreatedOwner | undefined> {
  if (await hasSettings(db)) return undefined;
  const demo = config.demoCatalogue ? await import("../../../demo/seed/seed-demo.ts") : undefined;
  if (demo) log.info("filling the shop with the demo catalogue");
  const pictures = await demo?.storeDemoPictures(storage);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`);
    if (await hasSettings(tx)) return undefined;
    if (demo && pictures) await demo.insertDemo(tx, passwords, pictures, new Date());
    const owner = await createOwnerAccount(
      { db: tx, passwords },
      { ...config.owner, dataDir: config.dataDir },
    );
    await createSettings(tx, config.firstSettings);
    return owner;
  });
}
