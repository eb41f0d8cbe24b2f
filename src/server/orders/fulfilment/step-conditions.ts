import { and, eq, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Step } from "#domain/fulfilment/step.ts";
import { isLive, orders } from "../tables.ts";
import { today } from "./fulfilment-columns.ts";

/** A completed order has no step to take, whichever it stands at. Written as literals, which its indexes ask for. */
const isPending = sql`${orders.status} = 'pending'`;

export const isAtStep = (step: Step): SQL => sql`${and(eq(orders.step, step), isPending)}`;

/** The rule of the domain's `isLate`, for the database. */
export const isLate: SQL = sql`${and(
  isNotNull(orders.promisedOn),
  lt(orders.promisedOn, today),
  isPending,
  sql`${orders.step} <> 'delivered'`,
  or(isNotNull(orders.deliveryDays), ne(orders.step, "sent")),
)}`;

export const isLateAndLive: SQL = sql`${and(isLate, isLive(orders))}`;
