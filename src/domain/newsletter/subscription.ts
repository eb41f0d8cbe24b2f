import { z } from "zod";

export const subscriptionSchema = z.object({
  email: z.email("Digite um email válido").max(254, "Digite um email válido").toLowerCase(),
  /** No person sees this field; whoever fills it in is a program. */
  site: z.string().max(1000).optional(),
});

export type Subscription = z.output<typeof subscriptionSchema>;

/** What a mailed link carries. */
export const subscriptionTokenSchema = z.object({
  token: z.string("Link inválido").min(1, "Link inválido").max(100, "Link inválido"),
});
