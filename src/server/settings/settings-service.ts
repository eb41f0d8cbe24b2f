import { eq, sql } from "drizzle-orm";
import type { StoredSettings } from "#domain/settings/settings-sections.ts";
import {
  type StoreLogoPicture,
  type StoreProfile,
  type StoreSettings,
  storeSettingsSchema,
} from "#domain/settings/store-settings.ts";
import type { DbOrTx } from "../db/client.ts";
import { siteImages } from "../site-images/tables.ts";
import { storeSettings } from "./tables.ts";

/** The id of the table's only row. */
export const SETTINGS_ROW_ID = 1;

export async function hasSettings(db: DbOrTx): Promise<boolean> {
  const rows = await db.select({ id: storeSettings.id }).from(storeSettings);
  return rows.length > 0;
}

/** Writes the settings of a new shop; missing values get their defaults. */
export async function createSettings(
  db: DbOrTx,
  first: Pick<StoreSettings, "name" | "whatsapp" | "phone" | "email" | "address">,
): Promise<void> {
  await db.insert(storeSettings).values({ id: SETTINGS_ROW_ID, data: storeSettingsSchema.parse(first) });
}

/** The public profile of the shop. It is a single query, because every rendered page reads it. */
export async function getStoreProfile({ db }: { db: DbOrTx }): Promise<StoreProfile> {
  const [row] = await db
    .select({ data: storeSettings.data, logo: activeLogo })
    .from(storeSettings)
    .where(eq(storeSettings.id, SETTINGS_ROW_ID));
  const {
    shirtGrams: _,
    fewUnits: __,
    fulfilment: ___,
    asksCpf,
    ...shown
  } = storeSettingsSchema.parse(required(row).data);
  return { ...shown, ...(asksCpf && { asksCpf }), logo: row?.logo ?? null };
}

/** What deliveries depend on: what one packed shirt weighs, and what the shop promises, if anything. */
export async function readShipping({
  db,
}: {
  db: DbOrTx;
}): Promise<Pick<StoreSettings, "shirtGrams" | "fulfilment">> {
  return (await readStoredSettings(db)).profile;
}

const activeLogo = sql<StoreLogoPicture | null>`(
  select json_build_object(
    'url', ${siteImages.imageUrl}, 'width', ${siteImages.width}, 'height', ${siteImages.height}
  )
  from ${siteImages}
  where ${siteImages.type} = 'logo' and ${siteImages.active}
  order by ${siteImages.orderPosition}, ${siteImages.createdAt}
  limit 1
)`;

/** All settings, including private ones. With `lock` the row is locked until the transaction ends. */
export async function readStoredSettings(
  db: DbOrTx,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredSettings> {
  const query = db.select().from(storeSettings).where(eq(storeSettings.id, SETTINGS_ROW_ID));
  const [row] = await (lock ? query.for("update") : query);
  return { profile: storeSettingsSchema.parse(required(row).data), pix: required(row).pix };
}

export async function writeStoredSettings(
  db: DbOrTx,
  { profile, pix }: StoredSettings,
  now: Date,
): Promise<void> {
  await db
    .update(storeSettings)
    .set({ data: profile, pix, updatedAt: now })
    .where(eq(storeSettings.id, SETTINGS_ROW_ID));
}

function required<Row>(row: Row | undefined): Row {
  if (!row) throw new Error("The shop has no settings; the first start writes them");
  return row;
}
