import type { DeliveryMethod, DeliveryRate } from "./delivery-method.ts";

export const anyRate: DeliveryRate = {
  cepFrom: null,
  cepTo: null,
  state: null,
  district: null,
  overGrams: 0,
  upToGrams: null,
  priceCents: 2500,
  days: 5,
};

export const newMethod = ({
  rates,
  ...fields
}: Partial<Omit<DeliveryMethod, "rates">> & { rates?: Partial<DeliveryRate>[] } = {}): DeliveryMethod => ({
  id: "pac",
  kind: "table",
  name: "Correios PAC",
  note: null,
  city: null,
  freeFromCents: null,
  freeFromUnits: null,
  ...fields,
  rates: (rates ?? [{}]).map((rate) => ({ ...anyRate, ...rate })),
});
