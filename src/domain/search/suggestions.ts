import { z } from "zod";

/** What the search box shows while somebody types. */
export const searchSuggestionsSchema = z.object({
  /** How many products the page of results would show. */
  total: z.int(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      priceCents: z.int(),
      pictureUrl: z.string().nullable(),
    }),
  ),
  /** Where the matching products are, the best first. */
  categories: z.array(z.object({ key: z.string(), name: z.string() })),
});

export type SearchSuggestions = z.output<typeof searchSuggestionsSchema>;
export type SuggestedProduct = SearchSuggestions["products"][number];
