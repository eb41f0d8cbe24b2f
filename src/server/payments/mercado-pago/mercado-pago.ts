import { centsToReais } from "#domain/reais.ts";
import { createCircuitBreaker } from "../../external-services/circuit-breaker.ts";
import type { CardLinkRequest, PaymentProvider, PixChargeRequest } from "../payment-provider.ts";
import { ProviderRefusedError } from "../payment-provider.ts";
import { askMercadoPago } from "./ask-mercado-pago.ts";
import { foundPayments, readCardLink, readHolder, readPayment, readPixCharge } from "./read-answers.ts";
import { readNotification } from "./read-notification.ts";

export interface MercadoPagoOptions {
  /** https://api.mercadopago.com, or a stand-in. */
  url: string;
  timeoutMs?: number | undefined;
}

/** Below the time that a process gets to end. */
const TIMEOUT_MS = 6_000;
const MAX_CONCURRENT = 10;

/** Mercado Pago, by its Payments API. */
export function createMercadoPago({ url, timeoutMs = TIMEOUT_MS }: MercadoPagoOptions): PaymentProvider {
  const circuit = createCircuitBreaker({
    name: new URL(url).host,
    maxConcurrent: MAX_CONCURRENT,
    isFailure: (error) => !(error instanceof ProviderRefusedError),
  });
  const ask = (token: string, path: string, post?: { body: unknown; idempotencyKey: string }) =>
    circuit.run(() => askMercadoPago({ url, token, timeoutMs }, path, post));

  return {
    name: "Mercado Pago",
    findHolder: async (token) => readHolder(await ask(token, "/users/me")),
    async makePixCode(token, charge) {
      const { idempotencyKey } = charge;
      return readPixCharge(await ask(token, "/v1/payments", { body: describePix(charge), idempotencyKey }));
    },
    async makeCardLink(token, charge) {
      const { idempotencyKey } = charge;
      const answer = await ask(token, "/checkout/preferences", {
        body: describeCard(charge),
        idempotencyKey,
      });
      return readCardLink(answer);
    },
    async findPayment(token, id) {
      // What a notification names is not trusted to be an id.
      if (!/^[\w-]{1,64}$/.test(id)) return undefined;
      const answer = await ask(token, `/v1/payments/${id}`);
      return answer === undefined ? undefined : readPayment(answer);
    },
    async listPayments(token, reference) {
      const query = new URLSearchParams({ external_reference: reference, sort: "date_created" });
      return foundPayments(await ask(token, `/v1/payments/search?${query}`));
    },
    readNotification,
  };
}

function describePix(charge: PixChargeRequest) {
  return {
    transaction_amount: centsToReais(charge.amountCents),
    description: charge.description,
    payment_method_id: "pix",
    payer: { email: charge.payerEmail },
    external_reference: charge.reference,
    date_of_expiration: charge.expiresAt.toISOString(),
    ...toNotify(charge.notificationUrl),
  };
}

function describeCard(charge: CardLinkRequest) {
  const { returnUrl, reference, description: title, notificationUrl } = charge;
  const item = { id: reference, title, quantity: 1, currency_id: "BRL" };
  return {
    items: [{ ...item, unit_price: centsToReais(charge.amountCents) }],
    external_reference: reference,
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    // Mercado Pago sends people back by itself only to a secure page.
    ...(returnUrl.startsWith("https:") && { auto_return: "approved" }),
    payment_methods: {
      installments: charge.instalments,
      // Pix is paid with the code on the order's page, and slips are paid days later.
      excluded_payment_types: [{ id: "ticket" }, { id: "bank_transfer" }],
    },
    ...toNotify(notificationUrl),
  };
}

/** With this parameter Mercado Pago sends no notices of its older kind, which are not signed. */
const toNotify = (url: string | undefined) => url && { notification_url: `${url}?source_news=webhooks` };
