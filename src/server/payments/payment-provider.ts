import type { ProviderPayment } from "#domain/payments/provider-payment.ts";

/** What the shop asks of a company that collects money for it, in the shop's words. */
export interface PaymentProvider {
  /** What people know it by. */
  name: string;
  /** Throws a ProviderRefusedError if the token is not taken. */
  findHolder(token: string): Promise<AccountHolder>;
  makePixCode(token: string, charge: PixChargeRequest): Promise<PixChargeMade>;
  makeCardLink(token: string, charge: CardLinkRequest): Promise<CardLinkMade>;
  /** Undefined if there is no such payment in this account. */
  findPayment(token: string, id: string): Promise<ProviderPayment | undefined>;
  /** All payments that were made for a reference. */
  listPayments(token: string, reference: string): Promise<ProviderPayment[]>;
  /** Whether a notification was signed with the secret, and about which payment it is. */
  readNotification(secret: string, notification: Notification): NotificationReading;
}

export interface AccountHolder {
  name: string;
  isBrazilian: boolean;
}

interface Charge {
  /** The same key makes the same charge once, however often it is asked for. */
  idempotencyKey: string;
  /** The order's id; payments are recognised by it. */
  reference: string;
  amountCents: number;
  description: string;
  /** Where the provider reports to; undefined if it could not reach the shop. */
  notificationUrl: string | undefined;
}

export interface PixChargeRequest extends Charge {
  payerEmail: string;
  expiresAt: Date;
}

export interface PixChargeMade {
  paymentId: string;
  code: string;
  /** Until when it can be paid, if the provider says so. */
  expiresAt: Date | undefined;
}

export interface CardLinkRequest extends Charge {
  instalments: number;
  /** The order's page, to which the payer returns. */
  returnUrl: string;
}

export interface CardLinkMade {
  id: string;
  url: string;
}

export interface Notification {
  query: URLSearchParams;
  headers: Headers;
}

/** `forged`: not signed, or not by the provider. `other`: genuine, but about nothing that the shop follows. */
export type NotificationReading = { kind: "forged" } | { kind: "other" } | { kind: "payment"; id: string };

/** It does not take the token, or what it was asked. Nothing is wrong with the service itself. */
export class ProviderRefusedError extends Error {
  override name = "ProviderRefusedError";
  readonly reason: "token" | "request";

  constructor(provider: string, reason: "token" | "request") {
    super(`${provider} refused the ${reason}`);
    this.reason = reason;
  }
}
