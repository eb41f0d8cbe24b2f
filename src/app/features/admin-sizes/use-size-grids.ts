import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type ManagedGrid = AnswerOf<"GET /api/admin/size-grids">[number];

/** A key of its own, because products change how many use a grid. */
const gridsKey = ["size-grids"];

export function useSizeGrids() {
  return useQuery({
    queryKey: gridsKey,
    queryFn: () => callApi("GET /api/admin/size-grids"),
  });
}

/** Reads the grids again after a write, before the dialog closes. */
export function useRenewGrids(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: gridsKey });
}
