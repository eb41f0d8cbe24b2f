import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { deliveryKinds } from "#domain/delivery/delivery-method.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";
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

/** The ways in which the shop delivers. A shop without one agrees on delivery with each customer. */
export const deliveryMethods = pgTable(
  "delivery_methods",
  {
    id: id(),
    kind: text({ enum: deliveryKinds }).notNull(),
    name: text().notNull(),
    note: text(),
    city: text(),
    active: boolean().notNull(),
    freeFromCents: integer(),
    freeFromUnits: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("delivery_methods_kind_known", sql`${table.kind} in ('pickup', 'local', 'table')`),
    check("delivery_methods_city_of_local", sql`${table.kind} <> 'local' or ${table.city} is not null`),
  ],
);

/** The rows of a method, in the order in which the owner wrote them; they are replaced together. */
export const deliveryRates = pgTable(
  "delivery_rates",
  {
    methodId: uuid()
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    cepFrom: text(),
    cepTo: text(),
    state: text(),
    district: text(),
    overGrams: integer().notNull(),
    upToGrams: integer(),
    priceCents: integer().notNull(),
    days: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.methodId, table.position] }),
    check("delivery_rates_price_not_negative", sql`${table.priceCents} >= 0`),
    check("delivery_rates_days_not_negative", sql`${table.days} >= 0`),
    check("delivery_rates_range_whole", sql`(${table.cepFrom} is null) = (${table.cepTo} is null)`),
  ],
);

/** The shop's account with Melhor Envio: one row, or none while carriers' prices are not asked for. */
export const melhorEnvioAccount = pgTable(
  "melhor_envio_account",
  {
    id: smallint().primaryKey().default(1),
    sealedToken: text().notNull(),
    /** Null if the token does not tell. */
    tokenExpiresAt: instant(),
    /** Since when Melhor Envio refuses the token. */
    tokenRefusedAt: instant(),
    /** When the owners were told that this token is dead. */
    ownersToldAt: instant(),
    active: boolean().notNull(),
    fromCep: text().notNull(),
    widthCm: integer().notNull(),
    heightCm: integer().notNull(),
    lengthCm: integer().notNull(),
    isInsured: boolean().notNull(),
    services: integer().array().notNull(),
    freeFromCents: integer(),
    freeFromUnits: integer(),
    /** Changed by the owner's edits alone. */
    updatedAt: updatedAt(),
  },
  (table) => [check("melhor_envio_account_single_row", sql`${table.id} = 1`)],
);
