import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type PaymentMethod, type PaymentState, paymentStates } from "#domain/payments/provider-payment.ts";
import { createdAt, instant, updatedAt } from "../db/columns.ts";
import { orders } from "./tables.ts";

const orderId = () =>
  uuid()
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" });

/**
 * What the shop asks a payment provider to collect for an order: a Pix code, or a link for cards. A renewed code is another
 * row, because the old one may still be paid. Rows whose `providerId` is null wait to be made.
 */
export const charges = pgTable(
  "charges",
  {
    orderId: orderId(),
    kind: text().$type<"pix" | "card">().notNull(),
    /** Counts from 1. With the order it is the idempotency key, so that no charge is made twice. */
    attempt: integer().notNull(),
    amountCents: integer().notNull(),
    /** The provider's own id: of the payment for Pix, of the preference for cards. */
    providerId: text(),
    /** The Pix 'copia e cola' code. */
    code: text(),
    /** The provider's page that takes the card. */
    url: text(),
    expiresAt: instant(),
    /** How often the provider has failed to make it. */
    failures: integer().notNull().default(0),
    failedAt: instant(),
    /** When it is made next; later while another process is making it. Null once it is made. */
    makeAt: instant(),
    /** When the provider is asked next whether it was paid; null if never again. */
    checkAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.attempt] }),
    check("charges_kind_known", sql`${table.kind} in ('pix', 'card')`),
    check("charges_amount_positive", sql`${table.amountCents} > 0`),
    index("charges_to_make").on(table.makeAt).where(sql`${table.makeAt} is not null`),
    index("charges_to_check").on(table.checkAt).where(sql`${table.checkAt} is not null`),
  ],
);

/** What a provider has said about the payments of orders. Several may belong to one order. */
export const payments = pgTable(
  "payments",
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    orderId: orderId(),
    state: text().$type<PaymentState>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull(),
    /** When the provider last changed it, which orders its reports. */
    changedAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      "payments_state_known",
      sql`${table.state} in (${sql.raw(paymentStates.map((state) => `'${state}'`).join(", "))})`,
    ),
    check("payments_amounts_not_negative", sql`${table.amountCents} >= 0 and ${table.refundedCents} >= 0`),
    index("payments_of_order").on(table.orderId),
  ],
);

/**
 * Payments that a genuine notification has named and that were not asked for yet. A notification is answered when its row
 * is written, so that it is never lost, whatever the provider or this process does next.
 */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    paymentId: text().primaryKey(),
    receivedAt: instant().notNull(),
    failures: integer().notNull().default(0),
    /** Later while a process asks for it. */
    askAt: instant().notNull(),
  },
  (table) => [index("payment_notices_due").on(table.askAt)],
);
