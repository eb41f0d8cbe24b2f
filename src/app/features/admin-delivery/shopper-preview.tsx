import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useDebounced } from "#app/features/admin/use-debounced.ts";
import { DeliveryOptionRow } from "#app/features/delivery/delivery-option-row.tsx";
import { readPrices, type Shirts } from "#app/features/delivery/load-prices.ts";
import { CART_SETTLES_MS } from "#app/features/delivery/use-delivery-prices.ts";
import { readWhole } from "#app/features/forms/read-whole.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import { formatCep, isWholeCep, normalizeCep } from "#domain/delivery/cep.ts";
import { formatGrams } from "#domain/delivery/delivery-texts.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { useMelhorEnvio } from "./melhor-envio/use-melhor-envio.ts";
import { deliveryKey } from "./use-delivery-methods.ts";

/** The owner types a CEP and a cart, and sees the deliveries that a shopper would see for them. */
export function ShopperPreview() {
  const [cep, setCep] = useState("");
  const [units, setUnits] = useState("1");
  const [sum, setSum] = useState("199,90");
  const goodsCents = parsePrice(sum);
  const count = readWhole(units);
  const unitsError = count >= 1 ? undefined : "Informe quantas camisas";
  const sumError = goodsCents === undefined ? "Digite um valor, como 199,90" : undefined;
  return (
    <section aria-labelledby="shopper-preview">
      <Panel className="grid gap-4 p-4 lg:p-6">
        <div>
          <h2 id="shopper-preview" className="font-semibold text-lead">
            O que o cliente vê
          </h2>
          <p className="mt-1 text-muted">Digite um CEP e um carrinho para conferir preços e prazos.</p>
        </div>
        <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3">
          <Field label="CEP" className="max-md:col-span-2">
            <Input
              controlSize="app"
              inputMode="numeric"
              autoComplete="off"
              placeholder="00000-000"
              value={cep}
              onChange={({ target }) => setCep(formatCep(normalizeCep(target.value)))}
            />
          </Field>
          <Field label="Camisas" error={unitsError}>
            <Input
              controlSize="app"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={units}
              onChange={({ target }) => setUnits(target.value)}
            />
          </Field>
          <Field label="Soma (R$)" error={sumError}>
            <Input
              controlSize="app"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={sum}
              onChange={({ target }) => setSum(target.value)}
            />
          </Field>
        </div>
        {isWholeCep(normalizeCep(cep)) && goodsCents !== undefined && !unitsError && (
          <Options cep={normalizeCep(cep)} units={count} goodsCents={goodsCents} />
        )}
      </Panel>
    </section>
  );
}

function Options({ cep, units, goodsCents }: { cep: string; units: number; goodsCents: number }) {
  const { data, error, refetch } = useOffered(cep, { units, goodsCents });
  if (!data) {
    if (error) return <LoadFailed title="Não foi possível consultar o CEP" error={error} onRetry={refetch} />;
    return (
      <Loading label="Consultando o CEP..." className="grid gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </Loading>
    );
  }
  const grams = units * data.shirt_grams;
  const { price, noneText } = readPrices(data);
  const options = price({ units, goodsCents });
  return (
    <div role="status" className="grid gap-2">
      {options.length === 0 ? (
        <p className="font-semibold">{noneText}</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line bg-ground px-4">
          {options.map((option) => (
            <li key={option.methodId} className="py-3">
              <DeliveryOptionRow option={option} />
            </li>
          ))}
        </ul>
      )}
      {data.carriers === "failed" && (
        <p className="text-canary text-caption">
          {options.length === 0
            ? "O Melhor Envio não respondeu, e nenhuma forma sua chega a este CEP: é isto que o cliente lê."
            : "O Melhor Envio não respondeu: esta é a sua própria tabela."}
        </p>
      )}
      <p className="text-caption text-muted">Pacote de {formatGrams(grams)}. Só as formas ativas aparecem.</p>
    </div>
  );
}

/** What the shop offers at a CEP: its own tables price every cart, carriers are asked for each anew. */
function useOffered(cep: string, { units, goodsCents }: Shirts) {
  const { data: account, isPending } = useMelhorEnvio();
  // An account that could not be read may be there.
  const asksCarriers = account !== null && account?.active !== false;
  const cart = asksCarriers ? `${units} ${goodsCents}` : "";
  const isSettled = useDebounced(cart, asksCarriers ? CART_SETTLES_MS : 0) === cart;
  return useQuery({
    queryKey: [...deliveryKey, "at", cep, cart],
    queryFn: () =>
      callApi("GET /api/delivery/{cep}", { params: { cep }, query: { units, goods_cents: goodsCents } }),
    enabled: !isPending && isSettled,
  });
}
