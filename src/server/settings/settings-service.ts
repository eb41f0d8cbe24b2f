import {
  type StoreProfile,
  type StoreSettings,
  storeSettingsSchema,
} from "#domain/settings/store-settings.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import { storeSettings } from "./tables.ts";

/** The only one. */
export const ROW = 1;

export async function hasSettings(db: DbOrTx): Promise<boolean> {
  const rows = await db.select({ id: storeSettings.id }).from(storeSettings);
  return rows.length > 0;
}

/** Writes the settings of a new shop; what is not given takes its default. */
export async function createSettings(
  db: DbOrTx,
  first: Pick<StoreSettings, "name" | "whatsapp" | "phone" | "email" | "address">,
): Promise<void> {
  await db.insert(storeSettings).values({ id: ROW, data: storeSettingsSchema.parse(first) });
}

export async function getStoreProfile({ db }: { db: DbOrTx }): Promise<StoreProfile> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.id, ROW));
  if (!row) throw new Error("The shop has no settings; the first start writes them");
  return storeSettingsSchema.parse(row.data);
}
