import { type ContextOf, newApi } from "../api/new-api.ts";
import type { CepLookup } from "./cep-lookup.ts";
import { deliveryOperations as operations } from "./delivery-operations.ts";
import { findOwnDelivery } from "./delivery-service.ts";
import { presentCepAddress, presentDelivery } from "./present-delivery.ts";

export function deliveryApi(contextOf: ContextOf, cepLookup: CepLookup) {
  return newApi()
    .openapi(operations.findCep, async (c) => {
      const found = await cepLookup.find(c.req.valid("param").cep);
      return c.json(presentCepAddress(found), 200);
    })
    .openapi(operations.getOwnDelivery, async (c) => {
      const known = await findOwnDelivery(await contextOf(c.var));
      return c.json(known ? presentDelivery(known) : null, 200);
    });
}
