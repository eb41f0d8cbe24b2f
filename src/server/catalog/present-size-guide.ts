import { z } from "@hono/zod-openapi";
import type { SizeGuide } from "#domain/sizes/size-guide.ts";
import type { CategorySizeGuide } from "./size-guide-service.ts";

export const guideSchema = z
  .object({
    measures: z.array(z.object({ name: z.string(), how_to: z.string().nullable() })),
    rows: z.array(z.object({ size: z.string(), values: z.array(z.number().nullable()) })),
  })
  .openapi("Measures");

export const sizeGuideSchema = z
  .object({
    is_default: z.boolean().describe("Verdadeiro enquanto a categoria não tem um guia seu"),
    ...guideSchema.shape,
  })
  .openapi("SizeGuide");

export function presentSizeGuide({ guide, isDefault }: CategorySizeGuide): z.output<typeof sizeGuideSchema> {
  return { is_default: isDefault, ...presentGuide(guide) };
}

export function presentGuide({ measures, rows }: SizeGuide): z.output<typeof guideSchema> {
  return { measures: measures.map(({ name, howTo }) => ({ name, how_to: howTo })), rows };
}
