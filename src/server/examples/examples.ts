import type { z } from "zod";
import type { deliveryMethodInputSchema } from "#domain/delivery/delivery-method-input.ts";
import type { offerInputSchema } from "#domain/offers/offer-input.ts";
import type { sizeGridInputSchema } from "#domain/sizes/size-grid-input.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";

/** As the API takes them. */
export const exampleMethods: z.input<typeof deliveryMethodInputSchema>[] = [
  {
    kind: "pickup",
    name: "Retirada na loja",
    note: "De segunda a sexta, das 9h às 18h",
    rates: [{ price_cents: 0, days: 1 }],
  },
  {
    kind: "table",
    name: "Correios PAC",
    free_from_units: 4,
    rates: [
      { state: "SP", price_cents: 1890, days: 5 },
      { state: "RJ", price_cents: 2290, days: 6 },
      { state: "MG", price_cents: 2290, days: 6 },
      { price_cents: 3490, days: 12 },
    ],
  },
];

export const exampleOffers: z.input<typeof offerInputSchema>[] = [
  { name: "Leve 3, pague 2", benefit: { kind: "bundle", take: 3, pay: 2 } },
  {
    name: "Cupom de boas-vindas",
    code: "MANTO10",
    benefit: { kind: "percent", percent: 10 },
    max_uses_per_customer: 1,
  },
];

/** How the newest products are counted, size by size: one that runs out, one that is sold out, one that is made to order. */
export const exampleStock: { units: number[]; leadTime?: LeadTime }[] = [
  { units: [0, 2, 8, 12] },
  { units: [0] },
  { units: [0], leadTime: { minDays: 15, maxDays: 25 } },
];

export const EXAMPLE_FEW_UNITS = 3;

export const exampleGrid: z.input<typeof sizeGridInputSchema> = {
  name: "Adulto até XGG",
  sizes: [
    ...["PP", "P", "M", "G", "GG"].map((label) => ({ label })),
    { label: "XGG", surcharge_cents: 1500 },
  ],
};
