import type { GridDraft } from "./grid-draft.ts";
import type { ManagedGrid } from "./use-size-grids.ts";

/** The action that the owner has started; each has its own dialog. */
export type GridAction =
  | { kind: "create"; draft: GridDraft }
  | { kind: "edit"; grid: ManagedGrid }
  | { kind: "delete"; grid: ManagedGrid };

export type OnGridAction = (action: GridAction) => void;
