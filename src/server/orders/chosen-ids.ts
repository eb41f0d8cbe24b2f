import { z } from "@hono/zod-openapi";
import { MAX_ON_SHEET } from "#domain/orders/production-sheet.ts";

/** The orders that somebody has chosen, as a query parameter. */
export const chosenIds = z
  .string("Escolha pelo menos um pedido")
  .transform((text) => text.split(","))
  .pipe(
    z.array(z.uuid("Pedido não encontrado")).max(MAX_ON_SHEET, `Escolha no máximo ${MAX_ON_SHEET} pedidos`),
  );
