import { useCallback, useEffect } from "react";
import { keepPrices, type OfferedPrices, type Shirts } from "#app/features/delivery/load-prices.ts";
import { useDeliveryPrices } from "#app/features/delivery/use-delivery-prices.ts";
import { freeCheapest } from "#domain/delivery/delivery-options.ts";
import type { OffersOnDelivery } from "#domain/orders/quote-delivery.ts";
import { describeDeliveryChange } from "./delivery-change.ts";
import { useDeliveryDraft } from "./delivery-draft.ts";
import { chooseOption, type DeliveryOffer, describeOffer } from "./delivery-offer.ts";

/** What reaches the CEP of the form, what of it is chosen, and what the shop has changed since it was shown. */
export function useDeliveryOffer(shirts: Shirts, offers: OffersOnDelivery) {
  const { draft, methodId, refused } = useDeliveryDraft();
  const { prices, retry, learn } = useDeliveryPrices(draft.cep, shirts);
  const price = prices.status === "known" ? prices.price : undefined;
  const options = priceWithOffers(price, shirts, offers);
  const chosen = chooseOption(options, methodId);

  const priceWith = useCallback<DeliveryOffer["priceWith"]>(
    (ofShirts, given) => chooseOption(priceWithOffers(price, ofShirts, given), methodId)?.priceCents,
    [price, methodId],
  );

  // What the shop has answered counts until its prices for any cart are loaded anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is learnt once
  useEffect(() => {
    if (refused) learn(keepPrices(refused.quoted.options));
  }, [refused]);

  return {
    draft,
    status: prices.status,
    options,
    noneText: prices.status === "known" ? prices.noneText : "",
    offer: { ...describeOffer(prices, options, chosen), priceWith },
    change: describeDeliveryChange(refused, chosen),
    retry,
  };
}

function priceWithOffers(
  price: OfferedPrices["price"] | undefined,
  shirts: Shirts,
  offers: OffersOnDelivery,
) {
  const options = price?.({ ...shirts, goodsCents: shirts.goodsCents - offers.discountCents }) ?? [];
  return offers.isDeliveryFree ? freeCheapest(options) : options;
}
