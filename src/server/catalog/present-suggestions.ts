import { z } from "@hono/zod-openapi";
import type { SearchSuggestions } from "./search-service.ts";

/** What the search box shows while somebody types. */
export const suggestionsSchema = z
  .object({
    total: z.int().describe("Quantos produtos a página de resultados mostra"),
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        category: z.string(),
        price_cents: z.int(),
        picture_url: z.string().nullable(),
      }),
    ),
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
    products: products.map(({ id, name, category, priceCents, picture }) => ({
      id,
      name,
      category,
      price_cents: priceCents,
      picture_url: picture?.url ?? null,
    })),
    categories,
  };
}
