import type { Shirts } from "#app/features/delivery/load-prices.ts";
import type { DeliveryPrices } from "#app/features/delivery/use-delivery-prices.ts";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";
import type { OffersOnDelivery } from "#domain/orders/quote-delivery.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";

/** What the cart knows of its delivery. */
export interface DeliveryOffer {
  /** The line of the summary: a price, or why there is none yet. */
  text: string;
  /** Undefined where the delivery is agreed on later, and while the shopper has yet to choose. */
  chosen: DeliveryOption | undefined;
  /** Whether the shopper has yet to choose. */
  isOpen: boolean;
  /** What the chosen one would cost with offers; undefined while none is chosen. */
  priceWith: (shirts: Shirts, offers: OffersOnDelivery) => number | undefined;
}

/**
 * The option that counts: until the shopper chooses one, the cheapest that comes to the address, because nobody should
 * have to fetch an order by oversight. A chosen one that is gone is not replaced, because whoever chose it may prefer
 * another than the cheapest.
 */
export function chooseOption(
  options: readonly DeliveryOption[],
  methodId: string | null,
): DeliveryOption | undefined {
  if (methodId !== null) return options.find((option) => option.methodId === methodId);
  return options.find(({ kind }) => kind !== "pickup") ?? options[0];
}

export function describeOffer(
  prices: DeliveryPrices,
  options: readonly DeliveryOption[],
  chosen: DeliveryOption | undefined,
): Omit<DeliveryOffer, "priceWith"> {
  const isOpen = !chosen && options.length > 0;
  return { text: describe(), chosen, isOpen };

  function describe(): string {
    if (chosen) return describeDeliveryPrice(chosen.priceCents);
    if (isOpen) return checkoutTexts.chooseDelivery;
    if (prices.status === "known") return prices.noneText;
    const texts = {
      idle: "Informe o CEP",
      loading: "Calculando...",
      failed: checkoutTexts.deliveryUnknown,
    };
    return texts[prices.status];
  }
}
