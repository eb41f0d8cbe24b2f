import { useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type FeedState = AnswerOf<"GET /api/admin/product-feed">;

export function useFeedState() {
  return useQuery({
    queryKey: ["products", "feed"],
    queryFn: () => callApi("GET /api/admin/product-feed"),
  });
}
