import { type ContextOf, newApi } from "../api/new-api.ts";
import { offersOperations as operations } from "./offers-operations.ts";
import { createOffer, deleteOffer, listOffers, updateOffer } from "./offers-service.ts";
import { presentManagedOffer } from "./present-managed-offer.ts";

export function offersApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listOffers, async (c) => {
      const offers = await listOffers(await contextOf(c.var));
      return c.json(offers.map(presentManagedOffer), 200);
    })
    .openapi(operations.createOffer, async (c) => {
      const offer = await createOffer(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentManagedOffer(offer), 201);
    })
    .openapi(operations.updateOffer, async (c) => {
      const { id } = c.req.valid("param");
      const offer = await updateOffer(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentManagedOffer(offer), 200);
    })
    .openapi(operations.deleteOffer, async (c) => {
      await deleteOffer(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
