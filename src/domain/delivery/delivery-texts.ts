import { formatCep } from "./cep.ts";
import type { DeliveryRate } from "./delivery-method.ts";

export const deliveryTexts = {
  nameMissing: "Dê um nome à entrega",
  cityMissing: "Informe a cidade da entrega local",
  districtMissing: "Informe o bairro",
  ratesMissing: "Informe pelo menos uma linha com preço e prazo",
  ratesWrong: "Confira as linhas marcadas",
  tooManyRates: (max: number) => `A tabela pode ter no máximo ${max} linhas`,
  tooManyMethods: (max: number) => `A loja pode ter no máximo ${max} formas de entrega`,
  pickupRate: "A retirada tem um só preço e prazo, sem lugar nem peso",
  placeUnclear: "Diga uma faixa de CEP ou um estado, não os dois",
  cepRange: "Informe os dois CEPs da faixa, com 8 dígitos, o menor primeiro",
  stateUnknown: "Este estado não existe",
  districtElsewhere: "Bairros são da entrega local",
  placeElsewhere: "A entrega local é por bairro, não por CEP ou estado",
  weights: "O peso final deve ser maior que o inicial",
  price: "Informe um preço entre R$ 0,00 e R$ 99.999,99",
  days: (max: number) => `Informe o prazo em dias úteis, de 0 a ${max}`,
  grams: "Informe o peso em gramas, até 100 kg",
  typedWeight: "Informe um peso de até 100 kg, como 500 g ou 1,5 kg",
  freeFromCents: "Informe um valor acima de R$ 0,00",
  freeFromUnits: "Informe de 1 a 999 camisas",
  overlap: (one: NumberedRate, other: NumberedRate) =>
    `As linhas ${nameRate(one)} e ${nameRate(other)} valem para a mesma entrega. Mude uma delas.`,
  /** A row of a local delivery that names no district. */
  otherDistricts: "Outros bairros",
  headingsMissing: (headings: string) => `A primeira linha precisa ter os títulos das colunas: ${headings}`,
  changed: "A entrega do pedido mudou. Confira antes de finalizar.",
  methodNotFound: "Forma de entrega não encontrada.",
};

interface NumberedRate {
  /** As the owner counts the rows, from 1. */
  number: number;
  rate: DeliveryRate;
}

const nameRate = ({ number, rate }: NumberedRate) => `${number} (${describeRate(rate)})`;

/** "CEP 01000-000 a 05999-999, até 1 kg" */
export function describeRate({
  cepFrom,
  cepTo,
  state,
  district,
  overGrams,
  upToGrams,
}: DeliveryRate): string {
  const place =
    cepFrom !== null && cepTo !== null
      ? `CEP ${formatCep(cepFrom)} a ${formatCep(cepTo)}`
      : (state ?? district ?? "qualquer lugar");
  const weights = [
    overGrams > 0 && `acima de ${formatGrams(overGrams)}`,
    upToGrams !== null && `até ${formatGrams(upToGrams)}`,
  ].filter((part) => part !== false);
  return [place, weights.join(" e ")].filter(Boolean).join(", ");
}

/** 300 → "300 g", 1500 → "1,5 kg" */
export function formatGrams(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
}

const kilograms = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 3 });
