import { and, eq, inArray } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { Delivery } from "#domain/orders/order-input.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { deliveryProfiles } from "./tables.ts";

export type KnownDelivery = Pick<
  typeof deliveryProfiles.$inferSelect,
  "name" | "cep" | "address" | "whatsapp"
>;

/** The delivery data of the signed-in customer's last order, if there was one. */
export async function findOwnDelivery({ db, actor }: ServiceContext): Promise<KnownDelivery | undefined> {
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

/** Deletes the delivery data of these accounts if it has this number. */
export async function forgetDelivery(
  db: DbOrTx,
  userIds: readonly string[],
  whatsapp: string,
): Promise<void> {
  await db
    .delete(deliveryProfiles)
    .where(and(inArray(deliveryProfiles.userId, [...userIds]), eq(deliveryProfiles.whatsapp, whatsapp)));
}
