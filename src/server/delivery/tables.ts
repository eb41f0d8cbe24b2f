import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { updatedAt } from "../db/columns.ts";
import { users } from "../identity/tables.ts";

/** The delivery data of a customer's last order, which the next checkout offers. */
export const deliveryProfiles = pgTable("delivery_profiles", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
  cep: text().notNull(),
  address: text().notNull(),
  whatsapp: text().notNull(),
  updatedAt: updatedAt(),
});
