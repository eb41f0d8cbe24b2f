import { type ContextOf, newApi } from "../api/new-api.ts";
import { deliveryMethodsOperations as operations } from "./delivery-methods-operations.ts";
import {
  createDeliveryMethod,
  deleteDeliveryMethod,
  listDeliveryMethods,
  updateDeliveryMethod,
} from "./delivery-methods-service.ts";
import { presentManagedMethod } from "./present-delivery-method.ts";

export function deliveryMethodsApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listDeliveryMethods, async (c) => {
      const methods = await listDeliveryMethods(await contextOf(c.var));
      return c.json(methods.map(presentManagedMethod), 200);
    })
    .openapi(operations.createDeliveryMethod, async (c) => {
      const method = await createDeliveryMethod(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentManagedMethod(method), 201);
    })
    .openapi(operations.updateDeliveryMethod, async (c) => {
      const { id } = c.req.valid("param");
      const method = await updateDeliveryMethod(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentManagedMethod(method), 200);
    })
    .openapi(operations.deleteDeliveryMethod, async (c) => {
      await deleteDeliveryMethod(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
