import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type Attempt, deliveryStates } from "#domain/webhooks/delivery-state.ts";
import type { SentEvent, WebhookEvent } from "#domain/webhooks/webhook-event.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";

export const offReasons = ["gone", "failing"] as const;

/** Another program that is told what happens in the shop. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    active: boolean().notNull(),
    /** Why the shop itself switched it off; null while it is active, or a person has paused it. */
    offReason: text({ enum: offReasons }),
    sealedSecret: text().notNull(),
    /** The secret before, which signs beside the new one for a day. */
    sealedOldSecret: text(),
    oldSecretUntil: instant(),
    /** Since when all deliveries have failed; null while they succeed. */
    failingSince: instant(),
    createdAt: createdAt(),
    /** Changed by the owner's edits alone. */
    updatedAt: updatedAt(),
  },
  (table) => [
    check("webhook_endpoints_wants_events", sql`cardinality(${table.events}) > 0`),
    check(
      "webhook_endpoints_old_secret_ends",
      sql`num_nulls(${table.sealedOldSecret}, ${table.oldSecretUntil}) in (0, 2)`,
    ),
  ],
);

/**
 * The outbox and the log: an event for an endpoint, written by triggers (db/functions/11-webhooks.sql) in the transaction
 * that causes it. Its body names no person.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    type: text().$type<SentEvent>().notNull(),
    /** What it is about: the id of an order or a product. */
    subject: text().notNull(),
    /** The transaction that wrote it, until it is first tried: what changes a product twice is one event. */
    xact: bigint({ mode: "bigint" }),
    /** As it is sent and signed. */
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull().default("waiting"),
    /** When it is tried next. Whoever tries it puts this off, so that nobody else does meanwhile. */
    attemptAt: instant(),
    /** How often it has failed since it was last sent by hand. */
    failures: integer().notNull().default(0),
    attempts: jsonb().$type<Attempt[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "webhook_deliveries_waiting_is_due",
      sql`(${table.state} = 'waiting') = (${table.attemptAt} is not null)`,
    ),
    uniqueIndex("webhook_deliveries_product_once")
      .on(table.subject, table.xact, table.endpointId)
      .where(sql`${table.type} = 'product.changed' and ${table.xact} is not null`),
    index("webhook_deliveries_due")
      .on(table.endpointId, table.attemptAt)
      .where(sql`${table.attemptAt} is not null`),
    index("webhook_deliveries_given_up").on(table.endpointId).where(sql`${table.state} = 'given_up'`),
    index("webhook_deliveries_newest").on(table.endpointId, table.createdAt, table.id),
    index("webhook_deliveries_age").on(table.createdAt),
  ],
);
