import { eq, max } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { siteImages } from "./tables.ts";

export type SiteImageRow = typeof siteImages.$inferSelect;

/** Inserts a picture after all others of its type. The caller must hold the lock of the type. */
export async function insertLast(
  tx: Tx,
  values: Omit<typeof siteImages.$inferInsert, "orderPosition">,
): Promise<SiteImageRow> {
  const [last] = await tx
    .select({ position: max(siteImages.orderPosition) })
    .from(siteImages)
    .where(eq(siteImages.type, values.type));
  const orderPosition = (last?.position ?? -1) + 1;
  const [row] = await tx
    .insert(siteImages)
    .values({ ...values, orderPosition })
    .returning();
  if (!row) throw new Error("The database returned no site image");
  return row;
}
