import { z } from "zod";

export const subscriptionSchema = z.object({
  email: z.email("Digite um email válido").max(254, "Digite um email válido").toLowerCase(),
  /** A honeypot: the field is invisible, so only a bot fills it in. */
  site: z.string().max(1000).optional(),
});

export type Subscription = z.output<typeof subscriptionSchema>;

/** The token of a mailed link. */
export const subscriptionTokenSchema = z.object({
  token: z.string("Link inválido").min(1, "Link inválido").max(100, "Link inválido"),
});
