import { createRoute, z } from "@hono/zod-openapi";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { exportProducts } from "./export-products-service.ts";
import type { ImportParts } from "./import-parts.ts";
import { sendSheet, sheetFormatSchema, sheetResponse } from "./send-sheet.ts";

const route = createRoute({
  method: "get",
  path: "/admin/products/export",
  summary: "Todos os produtos, nas colunas que a importação lê",
  request: { query: z.object({ format: sheetFormatSchema }) },
  responses: sheetResponse,
});

/** Stands before the operations on one product: "export" is no id. */
export function exportProductsApi(contextOf: ContextOf, { publicOrigin }: ImportParts): ApiApp {
  return newApi().openapi(route, async (c) => {
    const { format } = c.req.valid("query");
    const ctx = await contextOf(c.var);
    const sheet = await exportProducts(ctx, publicOrigin, format);
    return sendSheet(sheet, format, `produtos-${dayOf(ctx.now)}`);
  }) as ApiApp;
}
