import { users } from "../accounts/tables.ts";
import { updatedAt } from "../db/columns.ts";
import { pgTable, text, uuid } from "../db/schema.ts";

/** Where a customer's last order went, offered again for the next one. */
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
