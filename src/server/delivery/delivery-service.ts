import { eq, sql, type WithSubquery } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db, DbOrTx } from "../db/client.ts";
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

/** Saves the delivery data of an order as a part of the prepared statement that writes the order, of the same values. */
export function rememberedDelivery(db: Db): WithSubquery {
  const value = sql.placeholder;
  return db.$with("remembered_delivery").as(
    db
      .insert(deliveryProfiles)
      .values({
        userId: value("userId"),
        name: value("customer"),
        cep: value("customerCep"),
        address: value("customerAddress"),
        whatsapp: value("customerWhatsapp"),
        updatedAt: value("createdAt"),
      })
      .onConflictDoUpdate({
        target: deliveryProfiles.userId,
        set: {
          name: sql`excluded.name`,
          cep: sql`excluded.cep`,
          address: sql`excluded.address`,
          whatsapp: sql`excluded.whatsapp`,
          updatedAt: sql`excluded.updated_at`,
        },
      })
      .returning({ userId: deliveryProfiles.userId }),
  );
}

/** Deletes the saved delivery data that has this number, whichever account saved it. */
export async function forgetDelivery(db: DbOrTx, whatsapp: string): Promise<void> {
  await db.delete(deliveryProfiles).where(eq(deliveryProfiles.whatsapp, whatsapp));
}
