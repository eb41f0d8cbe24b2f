import { deliveryMethodInputSchema } from "#domain/delivery/delivery-method-input.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { sizeGridInputSchema } from "#domain/sizes/size-grid-input.ts";
import { createOffer, listOffers } from "../admin-offers/offers-service.ts";
import { updateCategory } from "../catalog/admin-category-service.ts";
import { listAdminCategories } from "../catalog/list-admin-categories.ts";
import { createSizeGrid, listSizeGrids } from "../catalog/size-grids/size-grid-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { createDeliveryMethod, listDeliveryMethods } from "../delivery/delivery-methods-service.ts";
import { exampleGrid, exampleMethods, exampleOffers } from "./examples.ts";
import { loadOptions } from "./load-options.ts";
import { loadStock } from "./load-stock.ts";

const methods = exampleMethods.map((method) => deliveryMethodInputSchema.parse(method));
const grid = sizeGridInputSchema.parse(exampleGrid);
const offers = exampleOffers.map((offer) => offerInputSchema.parse(offer));

/**
 * Adds deliveries, offers, a grid of sizes, options and counted stock to look at, for whoever wants to see what they do. Returns
 * the names of those it added; what the shop already has by that name stays as it is.
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
  if (!(await listSizeGrids(ctx)).some(({ name }) => name === grid.name)) {
    await giveFirstCategory(ctx, (await createSizeGrid(ctx, grid)).id);
    added.push(grid.name);
  }
  return [...added, ...(await loadOptions(ctx)), ...(await loadStock(ctx))];
}

async function giveFirstCategory(ctx: ServiceContext, size_grid_id: string): Promise<void> {
  const category = (await listAdminCategories(ctx)).find(({ sizeGridId }) => sizeGridId === null);
  if (category) await updateCategory(ctx, category.id, { name: category.name, size_grid_id });
}
