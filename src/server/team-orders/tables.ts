import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "../catalog/tables.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";
import { users } from "../identity/tables.ts";

/** A list of shirts that the players of a team fill by a link, until its captain orders them. */
export const teamOrders = pgTable(
  "team_orders",
  {
    id: id(),
    /** 128 random bits, the address of the list. */
    token: text().notNull().unique(),
    /** SHA-256 of the captain's secret, which only the captain's devices have. */
    captainHash: text().notNull(),
    productId: uuid().references(() => products.id, { onDelete: "set null" }),
    teamName: text().notNull(),
    captainName: text().notNull(),
    captainWhatsapp: text().notNull(),
    /** The account of a captain who was signed in. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    optionIds: uuid().array().notNull(),
    maxShirts: integer().notNull(),
    /** The last day on which the list can be filled; null for no end. */
    closesOn: date(),
    /** When the captain closed the list; null while it is not. */
    closedAt: instant(),
    /** The order that it became. Orders build on this table, so it does not refer to theirs. */
    orderId: uuid(),
    /** When the captain placed the order; the list is then forgotten after a while. */
    orderedAt: instant(),
    /** Counts the changes, so that an open page learns whether there are any. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** The last change, by the captain or a player. */
    updatedAt: updatedAt(),
  },
  (table) => [
    check("team_orders_max_shirts_positive", sql`${table.maxShirts} >= 1`),
    check("team_orders_whatsapp_digits", sql`${table.captainWhatsapp} ~ '^[0-9]{10,11}$'`),
    check("team_orders_ordered_whole", sql`(${table.orderId} is null) = (${table.orderedAt} is null)`),
    index("team_orders_product").on(table.productId),
    index("team_orders_user").on(table.userId),
    index("team_orders_order").on(table.orderId),
    index("team_orders_whatsapp").on(table.captainWhatsapp),
    index("team_orders_open").on(table.updatedAt, table.id).where(sql`${table.orderedAt} is null`),
    index("team_orders_age").on(sql`coalesce(${table.orderedAt}, ${table.updatedAt})`),
  ],
);

/** One shirt of the list: nobody sees more of its player than what is printed, and the size. */
export const teamShirts = pgTable(
  "team_shirts",
  {
    /** Made by the player's browser, so that what is sent twice is there once. Another list may have the same. */
    id: uuid().notNull(),
    teamOrderId: uuid()
      .notNull()
      .references(() => teamOrders.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret of the device that added it. */
    playerHash: text().notNull(),
    name: text().notNull(),
    number: text().notNull(),
    size: text().notNull(),
    /** Set when it was taken off the list: a device that was offline must not bring it back. */
    removedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.teamOrderId, table.id] })],
);
