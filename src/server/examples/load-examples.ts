import { deliveryMethodInputSchema } from "#domain/delivery/delivery-method-input.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { createOffer, listOffers } from "../admin-offers/offers-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { createDeliveryMethod, listDeliveryMethods } from "../delivery/delivery-methods-service.ts";
import { exampleMethods, exampleOffers } from "./examples.ts";

const methods = exampleMethods.map((method) => deliveryMethodInputSchema.parse(method));
const offers = exampleOffers.map((offer) => offerInputSchema.parse(offer));

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
