import { sql } from "drizzle-orm";
import { type PaymentMeans, type WaysToPay, waysToPay } from "#domain/orders/order-payment.ts";
import { fromMillis, millis } from "../../db/json-instants.ts";
import { paymentAccount } from "../../payments/tables.ts";
import { storeSettings } from "../../settings/tables.ts";
import { charges } from "../payment-tables.ts";
import { orders } from "../tables.ts";

/** What a query of orders reads of the means to pay each of them. Instants are milliseconds, because JSON has no dates. */
export interface ReadMeans {
  pixAccount: PaymentMeans["pixAccount"];
  provider: PaymentMeans["provider"];
  pixCharge: {
    code: string | null;
    amountCents: number;
    expiresAt: number | null;
    createdAt: number;
    failedAt: number | null;
  } | null;
  readAt: number;
}

const newestCharge = sql`(
  select json_build_object(
    'code', ${charges.code}, 'amountCents', ${charges.amountCents}, 'expiresAt', ${millis(charges.expiresAt)},
    'createdAt', ${millis(charges.createdAt)}, 'failedAt', ${millis(charges.failedAt)}
  )
  from ${charges}
  where ${charges.orderId} = ${orders.id} and ${charges.kind} = 'pix'
  order by ${charges.attempt} desc
  limit 1
)`;

/** The connected provider; null while none is. */
export const activeProvider = sql<PaymentMeans["provider"]>`(
  select json_build_object('cardInstalments', ${paymentAccount.cardInstalments})
  from ${paymentAccount} where ${paymentAccount.active}
)`;

/** A subquery, so that reading the means with orders needs no second query. */
export const paymentMeans = sql<ReadMeans>`(
  select json_build_object(
    'pixAccount', (select ${storeSettings.pix} from ${storeSettings}), 'provider', ${activeProvider},
    'pixCharge', ${newestCharge}, 'readAt', ${millis(sql`now()`)}
  )
)`.as("payment_means");

/** How an order can be paid at the moment at which it was read. */
export function readWaysToPay(
  order: Parameters<typeof waysToPay>[0],
  { pixAccount, provider, pixCharge, readAt }: ReadMeans,
): WaysToPay {
  const charge = pixCharge && {
    ...pixCharge,
    expiresAt: fromMillis(pixCharge.expiresAt),
    createdAt: new Date(pixCharge.createdAt),
    failedAt: fromMillis(pixCharge.failedAt),
  };
  return waysToPay(order, { pixAccount, provider, pixCharge: charge }, new Date(readAt));
}
