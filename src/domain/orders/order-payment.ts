import { brCode } from "../pix/br-code.ts";
import type { PixAccount } from "../settings/pix.ts";

interface PayableOrder {
  id: string;
  status: string;
  totalCents: number;
  paidAt: Date | null;
}

/** Whoever has their shirts, or will get none, is asked for no money: a code shown then would be paid twice. */
const closedStatuses = new Set(["completed", "delivered", "cancelled", "canceled"]);

export function awaitsPayment({ status, totalCents, paidAt }: PayableOrder): boolean {
  return paidAt === null && totalCents > 0 && !closedStatuses.has(status);
}

/** The 'copia e cola' for exactly what the order costs; null where nothing is to be paid, or the shop takes no Pix. */
export function orderPixCode(order: PayableOrder, account: PixAccount | null): string | null {
  if (account === null || !awaitsPayment(order)) return null;
  return brCode({ ...account, amountCents: order.totalCents, reference: pixReference(order.id) });
}

/** What the shop reads beside the payment in its statement: PEDIDOA41F09C2 is the order #a41f09c2. */
const pixReference = (id: string) => `PEDIDO${id.slice(0, 8).toUpperCase()}`;
