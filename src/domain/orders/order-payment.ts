import { brCode } from "../pix/br-code.ts";
import type { PixAccount } from "../settings/pix.ts";

interface PayableOrder {
  id: string;
  status: string;
  totalCents: number;
  pixCents: number | null;
  paidAt: Date | null;
}

/** A delivered or cancelled order shows no Pix code, because the customer could pay for nothing or pay twice. */
const closedStatuses = new Set(["completed", "delivered", "cancelled", "canceled"]);

export function awaitsPayment(order: PayableOrder): boolean {
  const { status, paidAt } = order;
  return paidAt === null && dueByPix(order) > 0 && !closedStatuses.has(status);
}

export const dueByPix = ({ totalCents, pixCents }: Pick<PayableOrder, "totalCents" | "pixCents">): number =>
  pixCents ?? totalCents;

/** The Pix 'copia e cola' code for the exact amount that is due by Pix; null if nothing is due or the shop accepts no Pix. */
export function orderPixCode(order: PayableOrder, account: PixAccount | null): string | null {
  if (account === null || !awaitsPayment(order)) return null;
  return brCode({ ...account, amountCents: dueByPix(order), reference: pixReference(order.id) });
}

/** The reference in the shop's bank statement: PEDIDOA41F09C2 is the order #a41f09c2. */
const pixReference = (id: string) => `PEDIDO${id.slice(0, 8).toUpperCase()}`;
