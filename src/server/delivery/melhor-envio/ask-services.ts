import type { MelhorEnvioSettings } from "#domain/delivery/melhor-envio.ts";
import { centsToReais } from "#domain/reais.ts";
import { readShortText } from "../../external-services/read-short-text.ts";
import type { Shipment } from "../delivery-quotes.ts";
import { type CarrierService, readServices } from "./read-services.ts";

/** How Melhor Envio is asked. */
export interface Asking {
  /** https://www.melhorenvio.com.br, or the address of its sandbox. */
  url: string;
  token: string;
  /** Melhor Envio wants to know whom to write to. */
  contact: string;
  timeoutMs: number;
}

/** It does not take the token, or what it was asked. Nothing is wrong with the service itself. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly reason: "token" | "request";

  constructor(reason: "token" | "request") {
    super(`Melhor Envio refused the ${reason}`);
    this.reason = reason;
  }
}

const MAX_ANSWER_LENGTH = 200_000;

/** Asks what the carriers take for a parcel. Throws a RefusedError, or any other error if there is no usable answer. */
export async function askServices(
  { url, token, contact, timeoutMs }: Asking,
  settings: MelhorEnvioSettings,
  shipment: Shipment,
): Promise<CarrierService[]> {
  const response = await fetch(new URL("/api/v2/me/shipment/calculate", url), {
    method: "POST",
    headers: {
      Accept: "application/json",
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      // Headers take no accents.
      "User-Agent": `Manto (${contact.replace(/[^\x20-\x7e]/g, "")})`,
    },
    body: JSON.stringify(describeShipment(settings, shipment)),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 401) throw new RefusedError("token");
  if (response.status === 422) throw new RefusedError("request");
  if (!response.ok) throw new Error(`Melhor Envio answered ${response.status}`);
  return readServices(JSON.parse(await readShortText(response, MAX_ANSWER_LENGTH)));
}

function describeShipment(settings: MelhorEnvioSettings, { cep, units, goodsCents, shirtGrams }: Shipment) {
  const { fromCep, widthCm: width, heightCm: height, lengthCm: length, isInsured, services } = settings;
  // Rounded up, so that the parcel is never insured for less than it is worth.
  const insuredCents = isInsured ? Math.ceil(goodsCents / units) : 0;
  const shirt = { id: "camisa", width, height, length, weight: shirtGrams / 1000 };
  return {
    from: { postal_code: fromCep },
    to: { postal_code: cep },
    products: [{ ...shirt, insurance_value: centsToReais(insuredCents), quantity: units }],
    options: { receipt: false, own_hand: false },
    ...(services.length > 0 && { services: services.join(",") }),
  };
}
