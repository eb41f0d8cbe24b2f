import { eq } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { Delivery } from "#domain/orders/order-input.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { deliveryProfiles } from "./tables.ts";

export type KnownDelivery = Pick<
  typeof deliveryProfiles.$inferSelect,
  "name" | "cep" | "address" | "whatsapp"
>;

export type SavedDelivery = KnownDelivery & Pick<typeof deliveryProfiles.$inferSelect, "updatedAt">;

/** The delivery data of the signed-in customer's last order, if there was one. */
export async function findOwnDelivery({ db, actor }: ServiceContext): Promise<SavedDelivery | undefined> {
  const { userId } = requireSignedIn(actor);
  const [row] = await db.select().from(deliveryProfiles).where(eq(deliveryProfiles.userId, userId));
  return row;
}

/** Saves the delivery data of an order, in the order's transaction. */
export async function rememberDelivery(db: DbOrTx, userId: string, delivery: Delivery): Promise<void> {
  const profile = {
    name: delivery.customer,
    cep: delivery.customer_cep,
    address: delivery.customer_address,
    whatsapp: delivery.customer_whatsapp,
    updatedAt: new Date(),
  };
  await db
    .insert(deliveryProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: deliveryProfiles.userId, set: profile });
}

/** Deletes the saved delivery data that has this number, whichever account saved it. */
export async function forgetDelivery(db: DbOrTx, whatsapp: string): Promise<void> {
  await db.delete(deliveryProfiles).where(eq(deliveryProfiles.whatsapp, whatsapp));
}
