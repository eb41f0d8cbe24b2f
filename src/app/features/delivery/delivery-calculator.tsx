import { Truck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { normalizeCep } from "#domain/delivery/cep.ts";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { Field } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { CepInput } from "./cep-input.tsx";
import { DeliveryOptionRow } from "./delivery-option-row.tsx";
import type { Shirts } from "./load-prices.ts";
import { PricesFailed } from "./prices-failed.tsx";
import { readRememberedCep, rememberCep } from "./remembered-cep.ts";
import { type DeliveryPrices, useDeliveryPrices } from "./use-delivery-prices.ts";

/** What the shirts on the page cost to deliver, before they are in the cart. The CEP is remembered for the next page. */
export default function DeliveryCalculator(shirts: Shirts) {
  const [cep, setCep] = useState("");
  const { prices, retry } = useDeliveryPrices(cep, shirts);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();

  // What was typed before hydration counts more than what is remembered.
  useEffect(() => setCep(normalizeCep(input.current?.value ?? "") || readRememberedCep()), []);
  useEffect(() => rememberCep(cep), [cep]);

  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 id={titleId} className="flex items-center gap-3 font-semibold">
        <Truck aria-hidden="true" className="size-6 text-grass" />
        Calcular frete
      </h2>
      <Field label="CEP" hint={prices.status === "idle" ? "Veja o preço e o prazo da entrega" : undefined}>
        <CepInput ref={input} cep={cep} onCepChange={setCep} busy={prices.status === "loading"} />
      </Field>
      <div aria-live="polite" className="empty:hidden">
        <Prices prices={prices} shirts={shirts} onRetry={retry} />
      </div>
    </section>
  );
}

interface PricesProps {
  prices: DeliveryPrices;
  shirts: Shirts;
  onRetry: () => void;
}

function Prices({ prices, shirts, onRetry }: PricesProps) {
  switch (prices.status) {
    case "idle":
      return null;
    case "loading":
      return (
        <Loading label="Calculando o frete..." className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      );
    case "failed":
      return (
        <PricesFailed
          onRetry={onRetry}
          offlineText="Sem internet: o frete aparece aqui quando a conexão voltar."
        />
      );
    case "known":
      return <Options options={prices.price(shirts)} noneText={prices.noneText} />;
  }
}

function Options({ options, noneText }: { options: readonly DeliveryOption[]; noneText: string }) {
  if (options.length === 0) return <p>{noneText}</p>;
  return (
    <ul aria-label="Opções de entrega" className="grid gap-3">
      {options.map((option) => (
        <li key={option.methodId} className="border-line border-t pt-3">
          <DeliveryOptionRow option={option} />
        </li>
      ))}
    </ul>
  );
}
