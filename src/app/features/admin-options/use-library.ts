import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type LibraryOption = AnswerOf<"GET /api/admin/product-options">[number];

/** A key of its own, because products change how many offer an option. */
const libraryKey = ["product-options"];

/** The options of the shop. */
export function useLibrary() {
  return useQuery({
    queryKey: libraryKey,
    queryFn: () => callApi("GET /api/admin/product-options"),
  });
}

/** Reads the options again after a write, before the dialog closes. */
export function useRenewLibrary(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: libraryKey });
}
