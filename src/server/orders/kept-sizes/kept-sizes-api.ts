import { type ContextOf, newApi } from "../../api/new-api.ts";
import { keptSizesOperations as operations } from "./kept-sizes-operations.ts";
import { listKeptSizes } from "./kept-sizes-service.ts";
import { presentKeptSizes } from "./present-kept-sizes.ts";

export function keptSizesApi(contextOf: ContextOf) {
  return newApi().openapi(operations.listKeptSizes, async (c) => {
    const bands = await listKeptSizes(await contextOf(c.var), c.req.valid("param").id);
    return c.json(presentKeptSizes(bands), 200);
  });
}
