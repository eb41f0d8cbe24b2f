import { type ContextOf, newApi } from "../api/new-api.ts";
import { readShipping } from "../settings/settings-service.ts";
import type { CepLookup } from "./cep-lookup.ts";
import { deliveryOperations as operations } from "./delivery-operations.ts";
import type { DeliveryQuotes } from "./delivery-quotes.ts";
import { findOwnDelivery } from "./delivery-service.ts";
import { presentCepAddress, presentDelivery } from "./present-delivery.ts";
import { presentDeliveryAtCep } from "./present-delivery-method.ts";

interface DeliveryDependencies {
  cepLookup: CepLookup;
  deliveryQuotes: DeliveryQuotes;
}

export function deliveryApi(contextOf: ContextOf, { cepLookup, deliveryQuotes }: DeliveryDependencies) {
  return newApi()
    .openapi(operations.findCep, async (c) => {
      const found = await cepLookup.find(c.req.valid("param").cep);
      return c.json(presentCepAddress(found), 200);
    })
    .openapi(operations.findDelivery, async (c) => {
      const ctx = await contextOf(c.var);
      const { units, goods_cents: goodsCents } = c.req.valid("query");
      const { shirtGrams, fulfilment } = await readShipping(ctx);
      const shipment = { ...c.req.valid("param"), units, goodsCents, shirtGrams };
      const found = await deliveryQuotes.findMethods(ctx, shipment);
      return c.json(presentDeliveryAtCep(found, { shirtGrams, fulfilment }), 200);
    })
    .openapi(operations.getOwnDelivery, async (c) => {
      const known = await findOwnDelivery(await contextOf(c.var));
      return c.json(known ? presentDelivery(known) : null, 200);
    });
}
