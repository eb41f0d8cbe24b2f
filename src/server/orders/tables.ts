import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { users } from "../accounts/tables.ts";
import { products } from "../catalog/tables.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/** What every list, sum and page asks of an order first. */
export const isLive = (table: { deletedAt: AnyPgColumn }) => sql`${table.deletedAt} is null`;

export const orders = pgTable(
  "orders",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    customer: text().notNull(),
    /** What a search compares, kept: to make it anew for each row that is looked at would be most of the search. */
    customerPlain: text().notNull().generatedAlwaysAs(sql`plain_text("customer")`),
    customerAddress: text().notNull(),
    customerCep: text().notNull(),
    customerWhatsapp: text().notNull(),
    totalCents: integer().notNull(),
    shippingAddress: jsonb().$type<{ address: string }>().notNull(),
    status: text().notNull().default("pending"),
    /** Whoever holds it may follow the order without signing in, and sees no address. 122 random bits. */
    publicToken: text().notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** When an administrator first looked at the order; the back-office counts those still unopened. */
    openedAt: instant(),
    /** When an administrator noted that the money had come; null while it has not. */
    paidAt: instant(),
    /** The administrator who typed the order in; null where its customer placed it. */
    createdBy: uuid(),
    /** Set while a removed order can still be restored. Such an order counts nowhere and is shown only in its own list. */
    deletedAt: instant(),
    deletedBy: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The shop sets only the statuses of the domain; older records may bear others, which are shown as they are.
    check("orders_status_filled", sql`length(${table.status}) between 1 and 40`),
    check("orders_total_not_negative", sql`${table.totalCents} >= 0`),
    // Empty once a customer's personal data was erased on request.
    check("orders_cep_digits", sql`${table.customerCep} ~ '^([0-9]{8})?$'`),
    check("orders_whatsapp_digits", sql`${table.customerWhatsapp} ~ '^([0-9]{10,11})?$'`),
    // Ascending, since read backwards they are exactly `order by … desc`; a descending index is not (its nulls differ).
    index("orders_newest").on(table.createdAt, table.id).where(isLive(table)),
    index("orders_status_newest").on(table.status, table.createdAt, table.id).where(isLive(table)),
    index("orders_total").on(table.totalCents, table.id).where(isLive(table)),
    index("orders_customer_name").on(table.customerPlain, table.id).where(isLive(table)),
    index("orders_customer_trigrams")
      .using("gin", sql`${table.customerPlain} gin_trgm_ops`)
      .where(isLive(table)),
    index("orders_of_customer").on(table.customerWhatsapp, table.createdAt, table.id).where(isLive(table)),
    index("orders_unopened")
      .on(table.createdAt, table.id)
      .where(sql`${table.openedAt} is null and ${isLive(table)}`),
    index("orders_paid")
      .on(table.createdAt, table.id)
      .where(sql`${table.paidAt} is not null and ${isLive(table)}`),
    index("orders_unpaid")
      .on(table.createdAt, table.id)
      .where(sql`${table.paidAt} is null and ${isLive(table)}`),
    // The orders that no visitor placed, to be left out where visitors are counted.
    index("orders_typed_in")
      .on(table.createdAt)
      .where(sql`${table.createdBy} is not null and ${isLive(table)}`),
    index("orders_deleted").on(table.deletedAt, table.id).where(sql`${table.deletedAt} is not null`),
    // Deleted orders too: it also serves the removal of a user.
    index("orders_user_newest").on(table.userId, table.createdAt),
  ],
);

/** An order keeps what was bought as it was: the product may change or go, the line stays. */
export const orderItems = pgTable(
  "order_items",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    productId: uuid().references(() => products.id, { onDelete: "set null" }),
    name: text().notNull(),
    unitPriceCents: integer().notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    customizationName: text(),
    customizationNumber: text(),
    imageUrl: text(),
    /** The product's print as it was: later changes of the product do not change what was ordered. */
    print: jsonb().$type<ShirtPrint>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_items_quantity_positive", sql`${table.quantity} >= 1`),
    check("order_items_price_not_negative", sql`${table.unitPriceCents} >= 0`),
    check("order_items_size_known", sql`${table.size} in ('P', 'M', 'G', 'GG')`),
    check(
      "order_items_customization_whole",
      sql`(${table.customizationName} is null) = (${table.customizationNumber} is null)`,
    ),
    index("order_items_product").on(table.productId),
  ],
);

/** Remembers which order a request already made, so that a repeated request makes no second one. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    requestHash: text().notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
