import { z } from "@hono/zod-openapi";
import { feedExclusions } from "#domain/seo/feed-exclusion.ts";
import type { FeedState } from "./feed-state-service.ts";

export const feedStateSchema = z
  .object({
    url: z.string().describe("O endereço que o Google e a Meta leem"),
    reachable: z.boolean().describe("Falso enquanto a loja não tem um endereço que a internet alcance"),
    products: z.int().describe("Quantos produtos o catálogo tem"),
    left_out: z.array(
      z.object({
        reason: z.enum(feedExclusions),
        total: z.int(),
        products: z.array(z.object({ id: z.string(), name: z.string() })).describe("Os primeiros pelo nome"),
      }),
    ),
  })
  .openapi("ProductFeedState");

export function presentFeedState(state: FeedState): z.output<typeof feedStateSchema> {
  const { url, isReachable, products, leftOut } = state;
  return { url, reachable: isReachable, products, left_out: leftOut };
}
