import { z } from "zod";

/** What an owner does in the first hour, in the order in which the dashboard asks for it. */
export const firstSteps = ["name", "whatsapp", "pix", "logo", "product", "banner", "demo"] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsSchema = z.object({
  /** The owner has put the list away. */
  hidden: z.boolean(),
  done: z.record(z.enum(firstSteps), z.boolean()),
});

export type FirstSteps = z.output<typeof firstStepsSchema>;
