import { useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";

/** The shop as visitors see it now, for previews. */
export function useStore(): StoreProfile | undefined {
  return useQuery({
    queryKey: ["settings", "store"],
    queryFn: () => callApi<StoreProfile>("GET", "/store"),
  }).data;
}
