import { useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type Papers = AnswerOf<"GET /api/admin/orders/papers">;
export type PaperOrder = Papers["orders"][number];
export type Sender = Papers["sender"];

export function usePapers(ids: string) {
  return useQuery({
    queryKey: ["orders", "papers", ids],
    queryFn: () => callApi("GET /api/admin/orders/papers", { query: { ids } }),
  });
}
