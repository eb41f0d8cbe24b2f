import type { ApiQuotedDelivery } from "#app/features/delivery/read-methods.ts";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";

/** The delivery of an order that the shop has refused. */
export interface RefusedDelivery {
  /** What the shop offers instead. */
  quoted: ApiQuotedDelivery;
  /** The price that was sent; undefined if none was chosen. */
  seenCents: number | undefined;
}

/** Says what has changed, as long as it concerns what is chosen now. */
export function describeDeliveryChange(
  refused: RefusedDelivery | null,
  chosen: DeliveryOption | undefined,
): string | undefined {
  switch (refused?.quoted.change) {
    case "choose":
      return "Confira como quer receber e finalize de novo.";
    case "gone":
      return "A entrega escolhida não está mais disponível. Confira como quer receber e finalize de novo.";
    case "price":
      return describePrices(refused.seenCents, refused.quoted.chosen?.price_cents, chosen?.priceCents);
  }
  return undefined;
}

/** Nothing if the cart has changed since: another number of shirts may have another price, which is no news. */
function describePrices(seen: number | undefined, quoted: number | undefined, now: number | undefined) {
  if (seen === undefined || quoted === undefined || quoted !== now) return undefined;
  const [before, after] = [seen, quoted].map(describeDeliveryPrice);
  return `O frete mudou de ${before} para ${after}. Confira e finalize de novo.`;
}
