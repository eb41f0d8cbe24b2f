import { z } from "zod";
import { optionalLine, requiredLine } from "../typed-text.ts";
import { steps } from "./step.ts";
import { readTracking, refuseTracking } from "./tracking.ts";

export const MAX_CODE_LENGTH = 60;
export const MAX_CARRIER_LENGTH = 40;
/** As many as a production sheet takes. */
export const MAX_STEPPED_ORDERS = 100;

/** A carrier and a code as they are typed or scanned. */
export const trackingInputSchema = z
  .object({
    carrier: optionalLine(MAX_CARRIER_LENGTH).optional(),
    code: requiredLine(MAX_CODE_LENGTH, "Informe o código de rastreio"),
  })
  .transform(readTracking)
  .superRefine((tracking, { addIssue }) => {
    const message = refuseTracking(tracking);
    if (message) addIssue({ code: "custom", path: ["code"], message });
  });

const step = z.enum(steps, "Etapa inválida");

/** Without `tracking` it stays as it is; null removes it. */
export const setStepSchema = z.object({ step, tracking: trackingInputSchema.nullish() });
export type SetStep = z.output<typeof setStepSchema>;

export const setStepsSchema = z.object({
  step,
  orders: z
    .array(z.object({ id: z.uuid("Pedido não encontrado"), tracking: trackingInputSchema.optional() }))
    .min(1, "Escolha pelo menos um pedido")
    .max(MAX_STEPPED_ORDERS, `Escolha no máximo ${MAX_STEPPED_ORDERS} pedidos`)
    .refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, {
      message: "Há um pedido repetido",
    }),
});
export type SetSteps = z.output<typeof setStepsSchema>;
