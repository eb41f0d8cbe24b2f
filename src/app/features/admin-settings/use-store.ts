import { useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";

/** The shop as visitors see it now, for previews. */
export function useStore() {
  return useQuery({
    queryKey: ["settings", "store"],
    queryFn: () => callApi("GET /api/store"),
  }).data;
}
