import type { LibraryOption } from "./use-library.ts";

/** The action that the owner has started; each has its own dialog. */
export type OptionAction =
  | { kind: "create" }
  | { kind: "edit"; option: LibraryOption }
  | { kind: "delete"; option: LibraryOption };

export type OnOptionAction = (action: OptionAction) => void;
