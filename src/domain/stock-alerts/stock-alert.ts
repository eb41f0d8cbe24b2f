import { z } from "zod";
import { subscriptionSchema } from "../newsletter/subscription.ts";
import { SIZE_LENGTH } from "../sizes/size-label.ts";

/** Who wants to hear when a size is there again: the address and its honeypot are the newsletter's. */
export const stockAlertSchema = subscriptionSchema.extend({
  product_id: z.uuid("Produto não encontrado"),
  size: z.string("Escolha o tamanho").min(1, "Escolha o tamanho").max(SIZE_LENGTH, "Escolha o tamanho"),
});

export type StockAlertRequest = z.output<typeof stockAlertSchema>;
