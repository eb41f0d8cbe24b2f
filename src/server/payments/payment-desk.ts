import { decryptSecret, encryptSecret } from "../identity/encrypt-secret.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The shop's payment provider, with the key that its credentials are stored under. */
export interface PaymentDesk {
  provider: PaymentProvider;
  seal(kind: CredentialKind, secret: string): string;
  /** Undefined if another key has sealed it. */
  unseal(kind: CredentialKind, sealed: string): string | undefined;
  /** The address that notifications come to; undefined if the provider could not reach this shop. */
  notificationUrl: string | undefined;
  publicOrigin: string;
}

type CredentialKind = "token" | "webhook secret";

export const NOTIFICATIONS_PATH = "/api/payments/mercado-pago/notifications";

export interface PaymentDeskOptions {
  provider: PaymentProvider;
  key: Uint8Array;
  publicOrigin: string;
}

export function createPaymentDesk({ provider, key, publicOrigin }: PaymentDeskOptions): PaymentDesk {
  // What a credential is bound to in its encrypted form.
  const owner = (kind: CredentialKind) => `${provider.name} ${kind}`;
  return {
    provider,
    seal: (kind, secret) => encryptSecret(key, owner(kind), secret),
    unseal: (kind, sealed) => decryptSecret(key, owner(kind), sealed),
    notificationUrl: isReachable(publicOrigin) ? publicOrigin + NOTIFICATIONS_PATH : undefined,
    publicOrigin,
  };
}

/** Providers report only to secure addresses, and a shop on somebody's own machine has none. */
const isReachable = (origin: string) => origin.startsWith("https://");
