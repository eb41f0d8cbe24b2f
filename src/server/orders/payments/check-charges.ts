import { eq } from "drizzle-orm";
import { awaitsPayment } from "#domain/orders/order-payment.ts";
import { nextCheck } from "#domain/payments/check-times.ts";
import { askProvider, type ConnectedAccount, type PaymentContext } from "../../payments/with-token.ts";
import { charges } from "../payment-tables.ts";
import { orders } from "../tables.ts";
import { BATCH, type Charge, claimCharges, isCharge } from "./claim-charges.ts";
import { payableColumns } from "./payable-columns.ts";
import { recordPayment } from "./record-payment.ts";

/** When a charge is asked for again that could not be asked for now. */
const RETRY_MS = 2 * 60_000;

/** Asks the provider about charges whose time has come, so that a lost notification is made up for. */
export async function checkDueCharges(ctx: PaymentContext, connected: ConnectedAccount): Promise<boolean> {
  const claimed = await claimCharges(ctx, "checkAt", RETRY_MS);
  const checks = await Promise.allSettled(claimed.map((charge) => checkCharge(ctx, connected, charge)));
  // While the provider does not answer, the rest can wait for the next round.
  return claimed.length === BATCH && checks.some(({ status }) => status === "fulfilled");
}

/** Asks for all charges of an order now. Throws if the provider does not answer. */
export async function checkOrder(
  ctx: PaymentContext,
  connected: ConnectedAccount,
  orderId: string,
): Promise<void> {
  const made = await ctx.db.select().from(charges).where(eq(charges.orderId, orderId));
  for (const charge of made) await checkCharge(ctx, connected, charge);
}

async function checkCharge(
  ctx: PaymentContext,
  { account, token }: ConnectedAccount,
  charge: Charge,
): Promise<void> {
  if (charge.providerId === null) return;
  const { provider } = ctx.desk;
  // The payments that a card's page leads to are found by the order alone.
  const reports = await askProvider(ctx, account, async () =>
    charge.kind === "card"
      ? provider.listPayments(token, charge.orderId)
      : [await provider.findPayment(token, charge.providerId ?? "")],
  );
  for (const payment of reports) if (payment) await recordPayment(ctx, payment);
  const isAwaited = await isOrderAwaited(ctx, charge.orderId);
  await ctx.db
    .update(charges)
    .set({ checkAt: nextCheck({ ...charge, isAwaited }, ctx.now) })
    .where(isCharge(charge));
}

async function isOrderAwaited({ db }: PaymentContext, id: string): Promise<boolean> {
  const [order] = await db.select(payableColumns).from(orders).where(eq(orders.id, id));
  return order !== undefined && awaitsPayment(order);
}
