import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ReachableStep } from "#domain/fulfilment/step.ts";
import { instant } from "../db/columns.ts";
import { orders } from "./tables.ts";

/**
 * When an order reached each of its steps, and who was told. A step that was taken back keeps its row, so that nobody is
 * told a second time.
 */
export const orderSteps = pgTable(
  "order_steps",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    step: text().$type<ReachableStep>().notNull(),
    /** Null while the step is taken back. */
    reachedAt: instant(),
    /** When the customer's mail about it was sent. */
    mailedAt: instant(),
    /** When the shop opened its WhatsApp message. */
    messagedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.step] })],
);
