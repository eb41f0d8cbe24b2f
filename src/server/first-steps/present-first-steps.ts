import { z } from "@hono/zod-openapi";
import { type FirstSteps, firstSteps } from "#domain/first-steps/first-steps.ts";

export const firstStepsSchema = z
  .object({
    hidden: z.boolean().describe("Verdadeiro depois que a lista foi ocultada no dashboard"),
    done: z.record(z.enum(firstSteps), z.boolean()),
  })
  .openapi("FirstSteps");

export function presentFirstSteps({ hidden, done }: FirstSteps): z.output<typeof firstStepsSchema> {
  return { hidden, done };
}
