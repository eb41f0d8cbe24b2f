import type { StoredSettings } from "#domain/settings/settings-sections.ts";
import {
  type StoreLogoPicture,
  type StoreProfile,
  type StoreSettings,
  storeSettingsSchema,
} from "#domain/settings/store-settings.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq, sql } from "../db/sql.ts";
import { siteImages } from "../site-images/tables.ts";
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

/** What every visitor sees of the shop, in one query: each page that is rendered asks for it. */
export async function getStoreProfile({ db }: { db: DbOrTx }): Promise<StoreProfile> {
  const [row] = await db
    .select({ data: storeSettings.data, logo: activeLogo })
    .from(storeSettings)
    .where(eq(storeSettings.id, ROW));
  return { ...storeSettingsSchema.parse(required(row).data), logo: row?.logo ?? null };
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

/** Everything, with what only administrators may read. In a transaction, `lock` keeps others from changing it. */
export async function readStoredSettings(
  db: DbOrTx,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredSettings> {
  const query = db.select().from(storeSettings).where(eq(storeSettings.id, ROW));
  const [row] = await (lock ? query.for("update") : query);
  return { profile: storeSettingsSchema.parse(required(row).data), pix: required(row).pix };
}

export async function writeStoredSettings(
  db: DbOrTx,
  { profile, pix }: StoredSettings,
  now: Date,
): Promise<void> {
  await db.update(storeSettings).set({ data: profile, pix, updatedAt: now }).where(eq(storeSettings.id, ROW));
}

function required<Row>(row: Row | undefined): Row {
  if (!row) throw new Error("The shop has no settings; the first start writes them");
  return row;
}
