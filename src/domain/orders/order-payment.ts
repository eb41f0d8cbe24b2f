import type { AmountsDue, PaymentMark } from "../payments/settlement.ts";
import { brCode } from "../pix/br-code.ts";
import type { PixAccount } from "../settings/pix.ts";
import { isClosed } from "./order-status.ts";

interface PayableOrder {
  id: string;
  status: string;
  totalCents: number;
  pixCents: number | null;
  paidAt: Date | null;
  paymentMark: PaymentMark | null;
}

/** By which means an order can be paid. */
export interface PaymentMeans {
  /** The shop's own Pix key; null if it has none. */
  pixAccount: PixAccount | null;
  /** Null where no payment provider is connected. */
  provider: { cardInstalments: number | null } | null;
  /** The provider's newest Pix code for the order; null if none was asked for. */
  pixCharge: PixCharge | null;
}

/** A Pix code that a payment provider makes for one order. */
export interface PixCharge {
  /** Null until the provider has made it. */
  code: string | null;
  amountCents: number;
  expiresAt: Date | null;
  createdAt: Date;
  /** When the provider last failed to make it. */
  failedAt: Date | null;
}

/** How an order is paid at a provider. */
export interface ProviderPaymentOffer {
  /** `away`: the provider has not made a code yet; until then the shop's own one is offered. */
  pix: "ready" | "making" | "expired" | "away";
  pixExpiresAt: Date | null;
  cardInstalments: number | null;
}

export interface WaysToPay {
  /** The Pix 'copia e cola' code; null if nothing is due or there is none. */
  pixCode: string | null;
  /** Only where a payment provider is connected and something is due. */
  payment?: ProviderPaymentOffer;
}

/** A provider makes a code in a second or two; whoever waits longer is offered another one. */
const MAKING_MS = 15_000;

/** A closed order shows no Pix code, because the customer could pay for nothing or pay twice. */
export function awaitsPayment(order: PayableOrder): boolean {
  const { status, paidAt, paymentMark } = order;
  return paidAt === null && paymentMark === null && dueByPix(order) > 0 && !isClosed(status);
}

export const dueByPix = ({ totalCents, pixCents }: Pick<PayableOrder, "totalCents" | "pixCents">): number =>
  pixCents ?? totalCents;

export const amountsDue = (order: Pick<PayableOrder, "totalCents" | "pixCents">): AmountsDue => ({
  totalCents: order.totalCents,
  pixCents: dueByPix(order),
});

/** The shop's own Pix code is not shown beside a provider's one, so that nobody pays twice. */
export function waysToPay(order: PayableOrder, means: PaymentMeans, now: Date): WaysToPay {
  if (!awaitsPayment(order)) return { pixCode: null };
  const { provider, pixCharge, pixAccount } = means;
  const ownCode = pixAccount && staticPixCode(order, pixAccount);
  if (!provider) return { pixCode: ownCode };
  const { cardInstalments } = provider;
  const pix = stateOf(pixCharge, dueByPix(order), now);
  if (pix === "ready") {
    const pixExpiresAt = pixCharge?.expiresAt ?? null;
    return { pixCode: pixCharge?.code ?? null, payment: { pix, pixExpiresAt, cardInstalments } };
  }
  return {
    pixCode: pix === "away" ? ownCode : null,
    payment: { pix, pixExpiresAt: null, cardInstalments },
  };
}

function stateOf(charge: PixCharge | null, dueCents: number, now: Date): ProviderPaymentOffer["pix"] {
  if (!charge) return "away";
  if (charge.code !== null) {
    const isOver = charge.expiresAt !== null && charge.expiresAt <= now;
    return isOver || charge.amountCents !== dueCents ? "expired" : "ready";
  }
  const isYoung = now.getTime() - charge.createdAt.getTime() < MAKING_MS;
  return isYoung && charge.failedAt === null ? "making" : "away";
}

/** The code for the exact amount that is due by Pix, which only asks for a payment: nobody is told of it. */
function staticPixCode(order: PayableOrder, account: PixAccount): string {
  return brCode({ ...account, amountCents: dueByPix(order), reference: pixReference(order.id) });
}

/** The reference in the shop's bank statement: PEDIDOA41F09C2 is the order #a41f09c2. */
const pixReference = (id: string) => `PEDIDO${id.slice(0, 8).toUpperCase()}`;
