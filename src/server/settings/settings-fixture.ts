import { sql } from "drizzle-orm";
import type { StoreSettings } from "#domain/settings/store-settings.ts";
import type { DbOrTx } from "../db/client.ts";
import { storeSettings } from "./tables.ts";

/** Changes these settings for tests, and tells nobody. */
export async function changeSettings(db: DbOrTx, changes: Partial<StoreSettings>): Promise<void> {
  await db
    .update(storeSettings)
    .set({ data: sql`${storeSettings.data} || ${JSON.stringify(changes)}::jsonb` });
}
