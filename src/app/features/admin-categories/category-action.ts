import type { AdminCategory, AdminSubcategory } from "./use-categories.ts";

/** What the owner is about to do; each has a dialog of its own. */
export type CategoryAction =
  | { kind: "create" }
  | { kind: "edit"; category: AdminCategory }
  | { kind: "delete"; category: AdminCategory }
  | { kind: "add-subcategory"; category: AdminCategory }
  | { kind: "rename-subcategory"; category: AdminCategory; subcategory: AdminSubcategory }
  | { kind: "delete-subcategory"; category: AdminCategory; subcategory: AdminSubcategory }
  | { kind: "image"; category: AdminCategory }
  | { kind: "remove-image"; category: AdminCategory };

export type OnAction = (action: CategoryAction) => void;

/** A dialog stays mounted while it fades out. */
export interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}
