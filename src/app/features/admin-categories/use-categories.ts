import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type AdminCategory = AnswerOf<"GET /api/admin/categories">[number];
export type AdminSubcategory = AdminCategory["subcategories"][number];

export function useCategories() {
  return useQuery({
    queryKey: ["categories", "list"],
    queryFn: () => callApi("GET /api/admin/categories"),
  });
}

/** Refetches the list after a write, before the dialog closes. */
export function useRenewCategories(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["categories"] });
}
