import { z } from "@hono/zod-openapi";
import { sizes } from "#domain/catalog/sizes.ts";
import type { CategorySizeGuide } from "./size-guide-service.ts";

export const sizeGuideSchema = z
  .object({
    is_default: z.boolean().describe("Verdadeiro enquanto a categoria não tem um guia seu"),
    measures: z.array(z.object({ name: z.string(), how_to: z.string().nullable() })),
    rows: z.array(z.object({ size: z.enum(sizes), values: z.array(z.number().nullable()) })),
  })
  .openapi("SizeGuide");

export function presentSizeGuide({ guide, isDefault }: CategorySizeGuide): z.output<typeof sizeGuideSchema> {
  return {
    is_default: isDefault,
    measures: guide.measures.map(({ name, howTo }) => ({ name, how_to: howTo })),
    rows: guide.rows,
  };
}
