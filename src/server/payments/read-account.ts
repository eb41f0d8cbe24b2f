import type { DbOrTx } from "../db/client.ts";
import { paymentAccount } from "./tables.ts";

export type PaymentAccount = typeof paymentAccount.$inferSelect;

/** Undefined in a shop that has connected no payment provider. With `lock` the row is locked until the transaction ends. */
export async function readPaymentAccount(
  db: DbOrTx,
  { lock = false }: { lock?: boolean } = {},
): Promise<PaymentAccount | undefined> {
  const query = db.select().from(paymentAccount);
  const [row] = await (lock ? query.for("update") : query);
  return row;
}
