import type { AdminCategory, AdminSubcategory } from "./use-categories.ts";

/** The action that the owner has started; each has its own dialog. */
export type CategoryAction =
  | { kind: "create" }
  | { kind: "edit"; category: AdminCategory }
  | { kind: "delete"; category: AdminCategory }
  | { kind: "add-subcategory"; category: AdminCategory }
  | { kind: "rename-subcategory"; category: AdminCategory; subcategory: AdminSubcategory }
  | { kind: "delete-subcategory"; category: AdminCategory; subcategory: AdminSubcategory }
  | { kind: "size-guide"; category: AdminCategory }
  | { kind: "image"; category: AdminCategory }
  | { kind: "remove-image"; category: AdminCategory };

export type OnAction = (action: CategoryAction) => void;
