import { z } from "@hono/zod-openapi";
import type { SearchSuggestions } from "./search-service.ts";

/** A product in the search results of the shop and of the back-office. */
export const foundProductSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    category: z.string(),
    price_cents: z.int(),
    former_price_cents: z.int().nullable(),
    image_url: z.string().nullable(),
  })
  .openapi("FoundProduct");

/** The suggestions of the search box while a visitor types. */
export const suggestionsSchema = z
  .object({
    total: z.int().describe("Quantos produtos a página de resultados mostra"),
    products: z.array(foundProductSchema),
    categories: z
      .array(z.object({ key: z.string(), name: z.string() }))
      .describe("Onde estão os produtos achados, a melhor primeiro"),
  })
  .openapi("SearchSuggestions");

export function presentSuggestions({
  total,
  products,
  categories,
}: SearchSuggestions): z.output<typeof suggestionsSchema> {
  return {
    total,
    products: products.map(presentFoundProduct),
    categories,
  };
}

export function presentFoundProduct({
  id,
  name,
  category,
  priceCents,
  formerPriceCents,
  picture,
}: SearchSuggestions["products"][number]): z.output<typeof foundProductSchema> {
  return {
    id,
    name,
    category,
    price_cents: priceCents,
    former_price_cents: formerPriceCents,
    image_url: picture?.url ?? null,
  };
}
