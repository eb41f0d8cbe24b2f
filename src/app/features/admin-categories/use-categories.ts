import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { AdminCategory } from "#domain/catalog/admin-category.ts";

export function useCategories() {
  return useQuery({
    queryKey: ["categories", "list"],
    queryFn: () => callApi<AdminCategory[]>("GET", "/admin/categories"),
  });
}

/** After a write: the list as it stands now, before the dialog that made it closes. */
export function useRenewCategories(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["categories"] });
}
