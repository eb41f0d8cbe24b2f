import { brCode } from "../pix/br-code.ts";
import type { PixAccount } from "../settings/pix.ts";

interface PayableOrder {
  id: string;
  status: string;
  totalCents: number;
  paidAt: Date | null;
}

/** A delivered or cancelled order shows no Pix code, because the customer could pay for nothing or pay twice. */
const closedStatuses = new Set(["completed", "delivered", "cancelled", "canceled"]);

export function awaitsPayment({ status, totalCents, paidAt }: PayableOrder): boolean {
  return paidAt === null && totalCents > 0 && !closedStatuses.has(status);
}

/** The Pix 'copia e cola' code for the order's exact total; null if nothing is due or the shop accepts no Pix. */
export function orderPixCode(order: PayableOrder, account: PixAccount | null): string | null {
  if (account === null || !awaitsPayment(order)) return null;
  return brCode({ ...account, amountCents: order.totalCents, reference: pixReference(order.id) });
}

/** The reference in the shop's bank statement: PEDIDOA41F09C2 is the order #a41f09c2. */
const pixReference = (id: string) => `PEDIDO${id.slice(0, 8).toUpperCase()}`;
