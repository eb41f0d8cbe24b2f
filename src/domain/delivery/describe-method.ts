import { formatCents } from "../money.ts";
import type { DeliveryKind, DeliveryMethod } from "./delivery-method.ts";
import { describeBusinessDays } from "./describe-days.ts";

export const kindLabels: Record<DeliveryKind, string> = {
  pickup: "Retirada na loja",
  local: "Entrega local",
  table: "Tabela por CEP",
};

type Priced = Pick<DeliveryMethod, "freeFromCents" | "freeFromUnits"> & {
  rates: readonly { priceCents: number; days: number }[];
};

/** "a partir de R$ 18,90 · 4 a 12 dias úteis · grátis a partir de 3 camisas" */
export function describeMethod({ rates, freeFromCents, freeFromUnits }: Priced): string {
  const prices = rates.map(({ priceCents }) => priceCents);
  const isAlwaysFree = prices.every((cents) => cents === 0);
  const freeFrom = describeFreeFrom({ freeFromCents, freeFromUnits });
  return [
    describePrices(prices),
    describeDays(rates.map(({ days }) => days)),
    !isAlwaysFree && freeFrom !== undefined && `grátis ${freeFrom}`,
  ]
    .filter((part) => part !== false)
    .join(" · ");
}

/** "a partir de R$ 399,00 ou 3 camisas"; undefined where it never becomes free. */
export function describeFreeFrom({
  freeFromCents,
  freeFromUnits,
}: Pick<DeliveryMethod, "freeFromCents" | "freeFromUnits">): string | undefined {
  const from = [
    freeFromCents !== null && formatCents(freeFromCents),
    freeFromUnits !== null && describeUnits(freeFromUnits),
  ].filter((part) => part !== false);
  return from.length > 0 ? `a partir de ${from.join(" ou ")}` : undefined;
}

function describePrices(prices: readonly number[]): string {
  const cheapest = Math.min(...prices);
  if (prices.every((cents) => cents === cheapest)) return cheapest === 0 ? "grátis" : formatCents(cheapest);
  return cheapest === 0 ? "grátis em parte" : `a partir de ${formatCents(cheapest)}`;
}

function describeDays(days: readonly number[]): string {
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most || least === 0 ? describeBusinessDays(most) : `${least} a ${most} dias úteis`;
}

const describeUnits = (units: number) => (units === 1 ? "1 camisa" : `${units} camisas`);
