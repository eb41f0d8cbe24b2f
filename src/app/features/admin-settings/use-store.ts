import { useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";

/** Reads the public store profile, for previews. */
export function useStore() {
  return useQuery({
    queryKey: ["settings", "store"],
    queryFn: () => callApi("GET /api/store"),
  }).data;
}
