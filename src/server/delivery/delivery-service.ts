import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { Delivery } from "#domain/orders/order-input.ts";
import type { DbOrTx } from "../db/client.ts";
import { and, eq, inArray } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { deliveryProfiles } from "./tables.ts";

export type KnownDelivery = Pick<
  typeof deliveryProfiles.$inferSelect,
  "name" | "cep" | "address" | "whatsapp"
>;

/** Where the signed-in customer's last order went, if there was one. */
export async function findOwnDelivery({ db, actor }: ServiceContext): Promise<KnownDelivery | undefined> {
  const { userId } = requireSignedIn(actor);
  const [row] = await db.select().from(deliveryProfiles).where(eq(deliveryProfiles.userId, userId));
  return row;
}

/** Kept with the order that brought it, in the same transaction. */
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

/** Takes a number back out of the delivery addresses of these accounts. */
export async function forgetDelivery(
  db: DbOrTx,
  userIds: readonly string[],
  whatsapp: string,
): Promise<void> {
  await db
    .delete(deliveryProfiles)
    .where(and(inArray(deliveryProfiles.userId, [...userIds]), eq(deliveryProfiles.whatsapp, whatsapp)));
}
