import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { OfferBenefit } from "#domain/offers/offer.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";

/** The shop's promotions. A shop without one refuses every code. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    name: text().notNull(),
    /** In capitals; null if the offer applies by itself. */
    code: text(),
    benefit: jsonb().$type<OfferBenefit>().notNull(),
    /** None for all; one of a deleted category stays, so that the offer does not grow. */
    categoryIds: text().array().notNull(),
    minimumCents: integer(),
    stacks: boolean().notNull(),
    active: boolean().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    /** Counted only if there is a limit, because orders would wait for each other at this row. */
    uses: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("offers_code_once").on(table.code).where(sql`${table.code} is not null`),
    check("offers_uses_within_limit", sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
);

/** How often a customer, by account and by WhatsApp number, has used an offer that is limited for each. */
export const offerCustomers = pgTable(
  "offer_customers",
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    /** The id of the account, or the digits of the number. */
    customer: text().notNull(),
    uses: integer().notNull(),
    /** The limit when it was last used. */
    maxUses: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.customer] }),
    index("offer_customers_customer").on(table.customer),
    check("offer_customers_uses_within_limit", sql`${table.uses} <= ${table.maxUses}`),
  ],
);
