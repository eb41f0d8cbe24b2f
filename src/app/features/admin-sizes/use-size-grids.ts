import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";

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

export const readSizes = ({ sizes }: Pick<ManagedGrid, "sizes">): GridSize[] =>
  sizes.map(({ label, surcharge_cents }) => ({ label, surchargeCents: surcharge_cents }));
