import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api-client.ts";

export type AdminCategory = AnswerOf<"GET /api/admin/categories">[number];
export type AdminSubcategory = AdminCategory["subcategories"][number];

export function useCategories() {
  return useQuery({
    queryKey: ["categories", "list"],
    queryFn: () => callApi("GET /api/admin/categories"),
  });
}

/** After a write: the list as it stands now, before the dialog that made it closes. */
export function useRenewCategories(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["categories"] });
}
