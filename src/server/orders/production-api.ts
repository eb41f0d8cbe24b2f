import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentProduction } from "./present-production.ts";
import { productionOperations as operations } from "./production-operations.ts";
import { listProduction } from "./production-service.ts";
import { setShirtMade } from "./set-shirt-made-service.ts";

export function productionApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listProduction, async (c) => {
      const orders = await listProduction(await contextOf(c.var), c.req.valid("query"));
      return c.json(orders.map(presentProduction), 200);
    })
    .openapi(operations.setShirtMade, async (c) => {
      await setShirtMade(await contextOf(c.var), c.req.valid("json"));
      return c.body(null, 204);
    });
}
