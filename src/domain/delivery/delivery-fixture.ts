import type { DeliveryKind, DeliveryMethod, DeliveryRate } from "./delivery-method.ts";

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

type OwnMethod = DeliveryMethod & { kind: DeliveryKind };

export const newMethod = ({
  rates,
  ...fields
}: Partial<Omit<OwnMethod, "rates">> & { rates?: Partial<DeliveryRate>[] } = {}): OwnMethod => ({
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
