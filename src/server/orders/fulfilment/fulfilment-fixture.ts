import { sql } from "drizzle-orm";
import type { FulfilmentSettings } from "#domain/fulfilment/promise.ts";
import type { DbOrTx } from "../../db/client.ts";
import { storeSettings } from "../../settings/tables.ts";

/** Switches the steps on for tests, or off with null. */
export async function setFulfilment(db: DbOrTx, fulfilment: FulfilmentSettings | null): Promise<void> {
  const value = JSON.stringify({ fulfilment });
  await db.update(storeSettings).set({ data: sql`${storeSettings.data} || ${value}::jsonb` });
}
