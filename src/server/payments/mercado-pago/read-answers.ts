import { z } from "zod";
import type { PaymentMethod, PaymentState, ProviderPayment } from "#domain/payments/provider-payment.ts";
import { reaisToCents } from "#domain/reais.ts";
import type { AccountHolder, CardLinkMade, PixChargeMade } from "../payment-provider.ts";

/** Mercado Pago writes its ids as numbers, and its newer ones as text. */
const id = z.union([z.int().positive().transform(String), z.string().regex(/^[\w-]{1,64}$/)]);

const states: Record<string, PaymentState> = {
  pending: "open",
  authorized: "open",
  in_process: "open",
  approved: "approved",
  in_mediation: "disputed",
  charged_back: "charged_back",
  refunded: "refunded",
  cancelled: "ended",
  rejected: "ended",
};

const methods: Record<string, PaymentMethod> = {
  bank_transfer: "pix",
  credit_card: "card",
  debit_card: "card",
  prepaid_card: "card",
};

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Within what the database's whole numbers hold. */
const amount = z.number().min(0).max(20_000_000);

const paymentSchema = z.object({
  id,
  status: z.string(),
  payment_type_id: z.string().nullish(),
  transaction_amount: amount,
  transaction_amount_refunded: amount.nullish(),
  currency_id: z.string(),
  external_reference: z.string().nullish(),
  date_created: instant,
  date_last_updated: instant.nullish(),
});

export function readPayment(answer: unknown): ProviderPayment {
  const payment = paymentSchema.parse(answer);
  const state = states[payment.status];
  if (!state) throw new Error(`Mercado Pago answered a payment of the unknown status ${payment.status}`);
  return {
    id: payment.id,
    state,
    method: methods[payment.payment_type_id ?? ""] ?? "other",
    amountCents: reaisToCents(payment.transaction_amount),
    refundedCents: reaisToCents(payment.transaction_amount_refunded ?? 0),
    currency: payment.currency_id,
    reference: payment.external_reference ?? null,
    changedAt: payment.date_last_updated ?? payment.date_created,
  };
}

/** A payment of a status that is not known yet must not hide the others. */
export function foundPayments(answer: unknown): ProviderPayment[] {
  const { results } = z.object({ results: z.array(z.looseObject({ status: z.string() })) }).parse(answer);
  return results.filter(({ status }) => Object.hasOwn(states, status)).map(readPayment);
}

const pixSchema = z.object({
  id,
  date_of_expiration: instant.nullish(),
  point_of_interaction: z.object({
    transaction_data: z.object({ qr_code: z.string().regex(/^[\x20-\x7e]{20,1000}$/) }),
  }),
});

export function readPixCharge(answer: unknown): PixChargeMade {
  const { id: paymentId, date_of_expiration, point_of_interaction } = pixSchema.parse(answer);
  const { qr_code: code } = point_of_interaction.transaction_data;
  return { paymentId, code, expiresAt: date_of_expiration ?? undefined };
}

const linkSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  init_point: z.url({ protocol: /^https?$/ }).max(2000),
});

export function readCardLink(answer: unknown): CardLinkMade {
  const { id: preferenceId, init_point: url } = linkSchema.parse(answer);
  return { id: preferenceId, url };
}

const holderSchema = z.object({
  nickname: z.string().nullish(),
  email: z.string().nullish(),
  site_id: z.string(),
});

export function readHolder(answer: unknown): AccountHolder {
  const { nickname, email, site_id } = holderSchema.parse(answer);
  return { name: (nickname || email || "").slice(0, 120), isBrazilian: site_id === "MLB" };
}
