import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { type Step, steps } from "#domain/fulfilment/step.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import type { OrderDiscount } from "#domain/orders/order.ts";
import { type PaymentMark, paymentMarks } from "#domain/payments/settlement.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import { products } from "../catalog/tables.ts";
import { createdAt, id, instant, updatedAt, WITHOUT_PENDING_LIST } from "../db/columns.ts";
import { users } from "../identity/tables.ts";

/** A list of fixed words for a constraint, which takes no parameters. */
const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(", "));

/** The order is not deleted. Every list, rollup and page filters by this condition. */
export const isLive = (table: { deletedAt: AnyPgColumn }) => sql`${table.deletedAt} is null`;

export const orders = pgTable(
  "orders",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    customer: text().notNull(),
    /** The normalised name that a search compares. It is stored, because computing it per row would dominate a search. */
    customerPlain: text().notNull().generatedAlwaysAs(sql`plain_text("customer")`),
    customerAddress: text().notNull(),
    customerCep: text().notNull(),
    customerWhatsapp: text().notNull(),
    /** For the papers of a parcel; null where the shop does not ask for it, or the customer did not say. */
    customerCpf: text(),
    totalCents: integer().notNull(),
    shippingAddress: jsonb().$type<{ address: string }>().notNull(),
    /** The delivery that was chosen, as it was offered then; null if it is agreed on by WhatsApp. The total includes it. */
    deliveryName: text(),
    deliveryCents: integer(),
    /** Business days. */
    deliveryDays: integer(),
    /** What offers took off the goods; the total is without it. */
    discountCents: integer().notNull().default(0),
    /** The offers as they were then, which may be changed or deleted later; null if there were none. */
    discounts: jsonb().$type<OrderDiscount[]>(),
    /** What is due if it is paid by Pix; null if that is the total. */
    pixCents: integer(),
    status: text().notNull().default("pending"),
    /** How far its shirts are. It counts while the shop uses steps, and while the order is pending. */
    step: text().$type<Step>().notNull().default("to_do"),
    /** In business days; null if the shop promised nothing when it was placed. */
    promisedDays: integer(),
    /** The day until which it leaves or, with a delivery that has days, arrives; null before they begin to count. */
    promisedOn: date(),
    carrier: text(),
    trackingCode: text(),
    /** 122 random bits. Their holder can see the order's status without signing in, but no address. */
    publicToken: text().notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** When an administrator first opened the order; the back-office counts the unopened ones. */
    openedAt: instant(),
    /** When the order was marked as paid, by an administrator or by what a payment provider says; null while it is not. */
    paidAt: instant(),
    /**
     * What was due, in all and by Pix, when an administrator marked it as paid: that is what then counts as received. Null
     * while nobody has, and once a payment provider says otherwise.
     */
    settledCents: integer(),
    settledPixCents: integer(),
    /** What is wrong with its money, by what a payment provider says. An order with a mark is not paid. */
    paymentMark: text().$type<PaymentMark>(),
    /** The administrator who entered the order; null if its customer placed it. */
    createdBy: uuid(),
    /** What the shop writes down for itself; customers never see it. */
    staffNotes: text(),
    /** Set while a deleted order can still be restored. It counts nowhere and is listed only among deleted orders. */
    deletedAt: instant(),
    deletedBy: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The shop sets only the statuses of the domain; older orders may have others, which are shown unchanged.
    check("orders_status_filled", sql`length(${table.status}) between 1 and 40`),
    check("orders_step_known", sql`${table.step} in (${quoted(steps)})`),
    check("orders_promised_days_not_negative", sql`${table.promisedDays} >= 0`),
    check("orders_promise_counts", sql`${table.promisedOn} is null or ${table.promisedDays} is not null`),
    check("orders_carrier_has_code", sql`${table.carrier} is null or ${table.trackingCode} is not null`),
    check("orders_total_not_negative", sql`${table.totalCents} >= 0`),
    check(
      "orders_delivery_whole",
      sql`num_nulls(${table.deliveryName}, ${table.deliveryCents}, ${table.deliveryDays}) in (0, 3)`,
    ),
    check("orders_delivery_not_negative", sql`${table.deliveryCents} between 0 and ${table.totalCents}`),
    check("orders_discount_not_negative", sql`${table.discountCents} >= 0`),
    check("orders_payment_mark_known", sql`${table.paymentMark} in (${quoted(paymentMarks)})`),
    check("orders_marked_is_unpaid", sql`num_nonnulls(${table.paidAt}, ${table.paymentMark}) <= 1`),
    check("orders_settled_whole", sql`num_nulls(${table.settledCents}, ${table.settledPixCents}) in (0, 2)`),
    check("orders_pix_not_above_total", sql`${table.pixCents} between 0 and ${table.totalCents}`),
    // Both are empty once a customer's personal data was erased on request.
    check("orders_cep_digits", sql`${table.customerCep} ~ '^([0-9]{8})?$'`),
    check("orders_whatsapp_digits", sql`${table.customerWhatsapp} ~ '^([0-9]{10,11})?$'`),
    check("orders_cpf_digits", sql`${table.customerCpf} ~ '^[0-9]{11}$'`),
    // Ascending indexes, because a backward scan matches `order by … desc`; a descending index sorts nulls differently.
    index("orders_newest").on(table.createdAt, table.id).where(isLive(table)),
    index("orders_status_newest").on(table.status, table.createdAt, table.id).where(isLive(table)),
    index("orders_total").on(table.totalCents, table.id).where(isLive(table)),
    index("orders_customer_name").on(table.customerPlain, table.id).where(isLive(table)),
    index("orders_customer_grams")
      .using("gin", sql`search_grams(${table.customerPlain})`)
      .with(WITHOUT_PENDING_LIST)
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
    // Only pending orders have a step to take.
    index("orders_by_step")
      .on(table.step, table.createdAt, table.id)
      .where(sql`${table.status} = 'pending' and ${isLive(table)}`),
    index("orders_promised")
      .on(table.promisedOn)
      .where(
        sql`${table.promisedOn} is not null and ${table.status} = 'pending' and ${table.step} <> 'delivered' and ${isLive(table)}`,
      ),
    index("orders_payment_marked")
      .on(table.createdAt, table.id)
      .where(sql`${table.paymentMark} is not null and ${isLive(table)}`),
    // Orders entered by administrators, which the visitor statistics exclude.
    index("orders_typed_in")
      .on(table.createdAt)
      .where(sql`${table.createdBy} is not null and ${isLive(table)}`),
    // The orders that got an offer, for its figures.
    index("orders_of_offer")
      .using("gin", sql`${table.discounts} jsonb_path_ops`)
      .with(WITHOUT_PENDING_LIST)
      .where(sql`${table.discounts} is not null and ${isLive(table)}`),
    index("orders_deleted").on(table.deletedAt, table.id).where(sql`${table.deletedAt} is not null`),
    // This index includes deleted orders, because the deletion of a user needs them too.
    index("orders_user_newest").on(table.userId, table.createdAt),
  ],
);

/** A copy of what was bought, so that the line stays the same if the product changes or is deleted. */
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
    /** What offers took off all units together. */
    discountCents: integer().notNull().default(0),
    customizationName: text(),
    customizationNumber: text(),
    imageUrl: text(),
    /** A copy of the product's print settings at the time of the order. */
    print: jsonb().$type<ShirtPrint>(),
    /** For a line that was sold without stock: how long it takes. */
    leadTime: jsonb().$type<LeadTime>(),
    /** What the shirts get besides, as it was at the time of the order; null if nothing. */
    options: jsonb().$type<ShirtOption[]>(),
    /** The lower ends of the bands in which height (cm) and weight (kg) of who wears it lie, if the shopper left them for others. */
    buildHeight: smallint(),
    buildWeight: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_items_quantity_positive", sql`${table.quantity} >= 1`),
    check("order_items_price_not_negative", sql`${table.unitPriceCents} >= 0`),
    check(
      "order_items_discount_within_price",
      sql`${table.discountCents} between 0 and ${table.quantity}::bigint * ${table.unitPriceCents}`,
    ),
    check("order_items_size_filled", sql`length(btrim(${table.size})) between 1 and 12`),
    check(
      "order_items_customization_whole",
      sql`(${table.customizationName} is null) = (${table.customizationNumber} is null)`,
    ),
    check("order_items_build_whole", sql`num_nulls(${table.buildHeight}, ${table.buildWeight}) in (0, 2)`),
    index("order_items_product").on(table.productId),
    index("order_items_build").on(table.productId).where(sql`${table.buildHeight} is not null`),
  ],
);

/** The shirts that were ticked off while they were made: of an item's units, each by its number from 0. */
export const madeShirts = pgTable(
  "made_shirts",
  {
    orderId: uuid().notNull(),
    position: integer().notNull(),
    unit: integer().notNull(),
    madeAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.unit] }),
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [orderItems.orderId, orderItems.position],
    }).onDelete("cascade"),
    check("made_shirts_unit_not_negative", sql`${table.unit} >= 0`),
  ],
);

/** Stores which order a request created, so that a repeated request creates no second one. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** In place of the user, for a request by a key of the API. Backups have no keys, so it refers to none. */
    apiKeyId: uuid(),
    key: text().notNull(),
    requestHash: text().notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("idempotency_keys_once").on(table.userId, table.apiKeyId, table.key).nullsNotDistinct(),
    check("idempotency_keys_one_owner", sql`num_nonnulls(${table.userId}, ${table.apiKeyId}) = 1`),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
