/** What queries of orders read about steps. Each is null in a shop that does not use them. */

import { type SQL, sql } from "drizzle-orm";
import type { Day } from "#domain/days.ts";
import { fulfilmentOf, type OrderFulfilment, type StepRecord } from "#domain/fulfilment/order-fulfilment.ts";
import { fromMillis, millis } from "../../db/json-instants.ts";
import { areStepsOn } from "../../settings/steps-on.ts";
import { storeSettings } from "../../settings/tables.ts";
import { orderSteps } from "../fulfilment-tables.ts";
import { orderItems, orders } from "../tables.ts";

/** The shop's day. */
export const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;

const whereUsed = (facts: SQL) => sql`(select ${facts} from ${storeSettings} where ${areStepsOn})`;

type ReadRecord = { step: StepRecord["step"] } & Record<Exclude<keyof StepRecord, "step">, number | null>;

export interface ReadFulfilment {
  today: Day;
  saysReady: boolean;
  records: ReadRecord[];
}

export const orderFulfilment = sql<ReadFulfilment | null>`${whereUsed(sql`json_build_object(
  'today', ${today},
  'saysReady', ${storeSettings.data}->'fulfilment'->'saysReady',
  'records', coalesce((
    select json_agg(json_build_object(
      'step', ${orderSteps.step}, 'reachedAt', ${millis(orderSteps.reachedAt)},
      'mailedAt', ${millis(orderSteps.mailedAt)}, 'messagedAt', ${millis(orderSteps.messagedAt)}
    ))
    from ${orderSteps} where ${orderSteps.orderId} = ${orders.id}
  ), '[]')
)`)}`.as("order_fulfilment");

export interface RowFulfilment {
  today: Day;
  /** How many shirts are in the order. */
  shirts: number;
}

export const rowFulfilment = sql<RowFulfilment | null>`${whereUsed(sql`json_build_object(
  'today', ${today},
  'shirts', (select sum(${orderItems.quantity}) from ${orderItems} where ${orderItems.orderId} = ${orders.id})
)`)}`.as("row_fulfilment");

/** The columns that the above belong to. */
export const fulfilmentColumns = {
  status: orders.status,
  step: orders.step,
  promisedDays: orders.promisedDays,
  promisedOn: orders.promisedOn,
  deliveryDays: orders.deliveryDays,
  carrier: orders.carrier,
  trackingCode: orders.trackingCode,
};

export type FulfilmentRow = Pick<typeof orders.$inferSelect, keyof typeof fulfilmentColumns>;

export function readFulfilment(
  row: FulfilmentRow,
  read: ReadFulfilment | null,
): { fulfilment?: OrderFulfilment } {
  return read ? { fulfilment: fulfilmentOf(row, { ...read, records: read.records.map(toRecord) }) } : {};
}

const toRecord = ({ step, reachedAt, mailedAt, messagedAt }: ReadRecord): StepRecord => ({
  step,
  reachedAt: fromMillis(reachedAt),
  mailedAt: fromMillis(mailedAt),
  messagedAt: fromMillis(messagedAt),
});
