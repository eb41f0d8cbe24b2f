import { z } from "@hono/zod-openapi";
import { patchPlaces } from "#domain/options/shirt-option.ts";
import type { ManagedOption } from "./read-library.ts";

export const libraryOptionSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    price_cents: z.int().describe("Quanto custa a mais que o produto"),
    patch: z
      .object({ place: z.enum(patchPlaces), image_url: z.string() })
      .nullable()
      .describe("Onde o patch fica e a sua imagem; nulo para o que não aparece na foto"),
    is_offered: z.boolean().describe("Falso enquanto está fora de venda em todos os produtos"),
    products: z.int().describe("Quantos produtos a oferecem, sem os que a têm pela categoria"),
    categories: z.int().describe("Quantas categorias a oferecem"),
    updated_at: z.string(),
  })
  .openapi("LibraryOption");

export function presentLibraryOption(option: ManagedOption): z.output<typeof libraryOptionSchema> {
  const { id, name, priceCents, place, imageUrl, isOffered, products, categories, updatedAt } = option;
  return {
    id,
    name,
    price_cents: priceCents,
    patch: place && imageUrl ? { place, image_url: imageUrl } : null,
    is_offered: isOffered,
    products,
    categories,
    updated_at: updatedAt.toISOString(),
  };
}
