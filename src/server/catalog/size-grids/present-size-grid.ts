import { z } from "@hono/zod-openapi";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import { guideSchema, presentGuide } from "../present-size-guide.ts";
import type { ManagedGrid } from "./read-size-grids.ts";

export const gridSizeSchema = z
  .object({ label: z.string(), surcharge_cents: z.int().describe("Quanto custa a mais que o produto") })
  .openapi("GridSize");

export const sizeGridSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sizes: z.array(gridSizeSchema).describe("Na ordem em que aparecem na loja"),
    guide: guideSchema.nullable().describe("As medidas; nulo onde valem as da categoria"),
    products: z.int().describe("Quantos produtos a usam, sem os que a têm pela categoria"),
    categories: z.int().describe("Quantas categorias a usam"),
    updated_at: z.string(),
  })
  .openapi("SizeGrid");

export function presentSizeGrid(grid: ManagedGrid): z.output<typeof sizeGridSchema> {
  const { id, name, sizes, guide, products, categories, updatedAt } = grid;
  return {
    id,
    name,
    sizes: sizes.map(presentGridSize),
    guide: guide && presentGuide(guide),
    products,
    categories,
    updated_at: updatedAt.toISOString(),
  };
}

export function presentGridSize({ label, surchargeCents }: GridSize): z.output<typeof gridSizeSchema> {
  return { label, surcharge_cents: surchargeCents };
}
