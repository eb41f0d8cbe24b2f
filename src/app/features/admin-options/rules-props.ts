import type { FieldErrors } from "#domain/errors.ts";
import type { DraftRules } from "./rules-draft.ts";
import type { LibraryOption } from "./use-library.ts";

export interface RulesProps {
  rules: DraftRules;
  library: readonly LibraryOption[];
  errors: FieldErrors;
  onChange: (changes: Partial<DraftRules>) => void;
}

export const optionName = (library: readonly LibraryOption[], id: string): string =>
  library.find((option) => option.id === id)?.name ?? "Opção excluída";
