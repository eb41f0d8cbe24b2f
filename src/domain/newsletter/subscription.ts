import { z } from "zod";

export const subscriptionSchema = z.object({
  email: z.email("Digite um email válido").max(254, "Digite um email válido").toLowerCase(),
});

export type Subscription = z.output<typeof subscriptionSchema>;
