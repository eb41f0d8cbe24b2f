import { deliveryMethodInputSchema } from "#domain/delivery/delivery-method-input.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { createOffer, listOffers } from "../admin-offers/offers-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { createDeliveryMethod, listDeliveryMethods } from "../delivery/delivery-methods-service.ts";

const methods = [
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
].map((method) => deliveryMethodInputSchema.parse(method));

const offers = [
  { name: "Leve 3, pague 2", benefit: { kind: "bundle", take: 3, pay: 2 } },
  {
    name: "Cupom de boas-vindas",
    code: "MANTO10",
    benefit: { kind: "percent", percent: 10 },
    max_uses_per_customer: 1,
  },
].map((offer) => offerInputSchema.parse(offer));

/**
 * Adds deliveries and offers to look at, for whoever wants to see what they do. Returns the names of those it added;
 * what the shop already has by that name stays as it is.
 */
export async function loadExamples(ctx: ServiceContext): Promise<string[]> {
  const known = [...(await listDeliveryMethods(ctx)), ...(await listOffers(ctx))].map(({ name }) => name);
  const added: string[] = [];
  for (const method of methods.filter(({ name }) => !known.includes(name))) {
    await createDeliveryMethod(ctx, method);
    added.push(method.name);
  }
  for (const offer of offers.filter(({ name }) => !known.includes(name))) {
    await createOffer(ctx, offer);
    added.push(offer.name);
  }
  return added;
}
