import { eq } from "drizzle-orm";
import {
  type StoreProfile,
  type StoreSettings,
  storeSettingsSchema,
} from "#domain/settings/store-settings.ts";
import type { Db } from "../db/client.ts";
import { storeSettings } from "./tables.ts";

const ROW = 1;

/** Writes the first settings of a new shop; a shop that has settings keeps them. */
export async function createFirstSettings(
  db: Db,
  first: Pick<StoreSettings, "name" | "whatsapp" | "phone" | "email" | "address">,
): Promise<void> {
  await db
    .insert(storeSettings)
    .values({ id: ROW, data: storeSettingsSchema.parse(first) })
    .onConflictDoNothing();
}

export async function getStoreProfile({ db }: { db: Db }): Promise<StoreProfile> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.id, ROW));
  if (!row) throw new Error("The store has no settings: createFirstSettings runs at every start");
  return storeSettingsSchema.parse(row.data);
}
