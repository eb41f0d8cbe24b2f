import { useEffect, useLayoutEffect } from "react";
import type { Shirts } from "#app/features/delivery/load-prices.ts";
import { PricesFailed } from "#app/features/delivery/prices-failed.tsx";
import { rememberCep } from "#app/features/delivery/remembered-cep.ts";
import type { OffersOnDelivery } from "#domain/orders/quote-delivery.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { DeliveryOffer } from "./delivery-offer.ts";
import { DeliveryRadios } from "./delivery-radios.tsx";
import { useDeliveryOffer } from "./use-delivery-offer.ts";

export interface CartDeliveryProps extends Shirts {
  /** Told whenever something changes, before the page is painted. */
  onOffer: (offer: DeliveryOffer) => void;
  offers: OffersOnDelivery;
  /** Looks up the address of a CEP. */
  look: (cep: string) => unknown;
}

/** How the order may be received, from the eighth digit of the form's CEP on. */
export function CartDelivery({ onOffer, look, offers, ...shirts }: CartDeliveryProps) {
  const { draft, status, options, noneText, offer, change, retry } = useDeliveryOffer(shirts, offers);
  const { text, chosen, isOpen, priceWith } = offer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer is another object in every render
  useLayoutEffect(() => onOffer(offer), [text, chosen?.methodId, chosen?.priceCents, isOpen, priceWith]);

  // A CEP that the device has remembered comes without its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is another function in every render
  useEffect(() => {
    rememberCep(draft.cep);
    if (draft.address === "") look(draft.cep);
  }, [draft.cep]);

  switch (status) {
    case "idle":
      return null;
    case "loading":
      return (
        <Loading label="Calculando o frete..." className="grid gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </Loading>
      );
    case "failed":
      return (
        <PricesFailed
          onRetry={retry}
          offlineText="Sem internet: a loja calcula o frete quando você enviar o pedido."
        />
      );
    case "known":
      return <DeliveryRadios options={options} noneText={noneText} chosen={chosen} change={change} />;
  }
}
