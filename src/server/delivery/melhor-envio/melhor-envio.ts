import type { MelhorEnvioSettings } from "#domain/delivery/melhor-envio.ts";
import { createCircuitBreaker } from "../../external-services/circuit-breaker.ts";
import { decryptSecret, encryptSecret } from "../../identity/encrypt-secret.ts";
import type { Shipment } from "../delivery-quotes.ts";
import { askServices, RefusedError } from "./ask-services.ts";
import type { CarrierService } from "./read-services.ts";

/** The connection to Melhor Envio, with the key that its token is stored under. */
export interface MelhorEnvio {
  seal(token: string): string;
  /** Undefined if another key has sealed it. */
  unseal(sealedToken: string): string | undefined;
  /** Throws a RefusedError, or any other error if it does not answer as it should. */
  ask(question: Question): Promise<CarrierService[]>;
}

export interface Question {
  token: string;
  contact: string;
  settings: MelhorEnvioSettings;
  shipment: Shipment;
}

export interface MelhorEnvioOptions {
  url: string;
  key: Uint8Array;
  timeoutMs?: number | undefined;
}

/** A shopper waits no longer for a price. */
const TIMEOUT_MS = 3_000;
/** 250 questions a minute are allowed; most are answered in less than a second. */
const MAX_CONCURRENT = 10;
/** What the token is bound to in its encrypted form. */
const OWNER = "melhor envio";

export function createMelhorEnvio({ url, key, timeoutMs = TIMEOUT_MS }: MelhorEnvioOptions): MelhorEnvio {
  const circuit = createCircuitBreaker({
    name: new URL(url).host,
    maxConcurrent: MAX_CONCURRENT,
    isFailure: (error) => !(error instanceof RefusedError),
  });
  return {
    seal: (token) => encryptSecret(key, OWNER, token),
    unseal: (sealedToken) => decryptSecret(key, OWNER, sealedToken),
    ask: ({ token, contact, settings, shipment }) =>
      circuit.run(() => askServices({ url, token, contact, timeoutMs }, settings, shipment)),
  };
}
