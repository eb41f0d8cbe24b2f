import type { DeliveryMethod } from "#domain/delivery/delivery-method.ts";
import type { MelhorEnvioSettings } from "#domain/delivery/melhor-envio.ts";
import type { CarrierService } from "./read-services.ts";

/** The carriers' services as deliveries that a shopper may choose. Only the cheapest one becomes free. */
export function toMethods(
  services: readonly CarrierService[],
  { freeFromCents, freeFromUnits }: Pick<MelhorEnvioSettings, "freeFromCents" | "freeFromUnits">,
): DeliveryMethod[] {
  return services
    .toSorted((one, other) => one.priceCents - other.priceCents || one.days - other.days)
    .map(({ id, name, priceCents, days }, rank) => ({
      id: `melhor-envio-${id}`,
      kind: "carrier",
      name,
      note: null,
      city: null,
      freeFromCents: rank === 0 ? freeFromCents : null,
      freeFromUnits: rank === 0 ? freeFromUnits : null,
      rates: [{ ...ANYWHERE, priceCents, days }],
    }));
}

/** The price is for one parcel and one place already. */
const ANYWHERE = {
  cepFrom: null,
  cepTo: null,
  state: null,
  district: null,
  overGrams: 0,
  upToGrams: null,
};
