import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { DeliveryOptionRow } from "#app/features/delivery/delivery-option-row.tsx";
import { readPrices } from "#app/features/delivery/load-prices.ts";
import { readWhole } from "#app/features/forms/read-whole.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import { formatCep, isWholeCep, normalizeCep } from "#domain/delivery/cep.ts";
import { formatGrams } from "#domain/delivery/delivery-texts.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
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
  const { data, error, refetch } = useQuery({
    queryKey: [...deliveryKey, "at", cep, units, goodsCents],
    queryFn: () =>
      callApi("GET /api/delivery/{cep}", { params: { cep }, query: { units, goods_cents: goodsCents } }),
    // Another cart shows the one before until its prices are known.
    placeholderData: (before) => before,
  });
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
      <p className="text-caption text-muted">Pacote de {formatGrams(grams)}. Só as formas ativas aparecem.</p>
    </div>
  );
}
