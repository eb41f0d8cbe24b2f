import { type SQL, sql } from "drizzle-orm";
import { paymentAccount } from "../../payments/tables.ts";
import { charges } from "../payment-tables.ts";

const value = sql.placeholder;

/**
 * The part of an order's statement that asks for its Pix code, if a payment provider is connected: the order stands and
 * its code is made, whatever happens to this process or to the provider.
 */
export const wantedCharge = (): SQL => sql`
  insert into ${charges} (order_id, kind, attempt, amount_cents, make_at, created_at)
  select ${value("id")}::uuid, 'pix', 1, ${value("dueByPix")}::integer, ${value("createdAt")}::timestamptz,
    ${value("createdAt")}::timestamptz
  from ${paymentAccount}
  where ${paymentAccount.active} and ${value("dueByPix")}::integer > 0
`;
