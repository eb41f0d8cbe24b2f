import { z } from "zod";
import { MAX_LINES, MAX_UNITS } from "../cart/cart.ts";

export const NO_SUCH_SHIRT = "Esta camisa não está mais no pedido. Atualize a página.";

/** A shirt of an order: the place of its line, and its number among the line's units, both from 0. */
export const setShirtMadeSchema = z.object({
  order_id: z.uuid("Pedido não encontrado"),
  position: z
    .int(NO_SUCH_SHIRT)
    .min(0, NO_SUCH_SHIRT)
    .max(MAX_LINES - 1, NO_SUCH_SHIRT),
  unit: z
    .int(NO_SUCH_SHIRT)
    .min(0, NO_SUCH_SHIRT)
    .max(MAX_UNITS - 1, NO_SUCH_SHIRT),
  made: z.boolean("Informe se a camisa está feita"),
});

export type SetShirtMade = z.output<typeof setShirtMadeSchema>;
