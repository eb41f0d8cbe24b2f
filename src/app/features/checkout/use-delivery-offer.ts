import { useEffect } from "react";
import { keepPrices, loadPrices, type Shirts } from "#app/features/delivery/load-prices.ts";
import { useDeliveryPrices } from "#app/features/delivery/use-delivery-prices.ts";
import { describeDeliveryChange } from "./delivery-change.ts";
import { useDeliveryDraft } from "./delivery-draft.ts";
import { chooseOption, describeOffer } from "./delivery-offer.ts";

/** What reaches the CEP of the form, what of it is chosen, and what the shop has changed since it was shown. */
export function useDeliveryOffer(shirts: Shirts) {
  const { draft, methodId, refused } = useDeliveryDraft();
  const { prices, retry, learn } = useDeliveryPrices(draft.cep, loadPrices);
  const options = prices.status === "known" ? prices.price(shirts) : [];
  const chosen = chooseOption(options, methodId);

  // What the shop has answered counts until its prices for any cart are loaded anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is learnt once
  useEffect(() => {
    if (refused) learn(keepPrices(refused.quoted.options));
  }, [refused]);

  return {
    draft,
    status: prices.status,
    options,
    offer: describeOffer(prices.status, options, chosen),
    change: describeDeliveryChange(refused, chosen),
    retry,
  };
}
