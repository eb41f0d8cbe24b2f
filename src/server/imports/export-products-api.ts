import { dayOf } from "#domain/orders/order-dates.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { exportProductsOperations as operations } from "./export-products-operations.ts";
import { exportProducts } from "./export-products-service.ts";
import type { ImportDependencies } from "./import-dependencies.ts";
import { sendSheet } from "./send-sheet.ts";

/** Must be mounted before the operations on one product, where "export" would be taken for an id. */
export function exportProductsApi(contextOf: ContextOf, { publicOrigin }: ImportDependencies) {
  return newApi().openapi(operations.exportProducts, async (c) => {
    const { format } = c.req.valid("query");
    const ctx = await contextOf(c.var);
    const exported = await exportProducts(ctx, publicOrigin, format);
    return sendSheet(exported, format, `produtos-${dayOf(ctx.now)}`);
  });
}
