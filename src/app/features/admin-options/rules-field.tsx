import { ExternalLink } from "lucide-react";
import type { FieldErrors } from "#domain/errors.ts";
import { nameOptions } from "#domain/options/option-texts.ts";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { countedIds, type DraftRules, type RulesSource } from "./rules-draft.ts";
import { RulesFields } from "./rules-fields.tsx";
import { type LibraryOption, useLibrary } from "./use-library.ts";

interface RulesFieldProps {
  rules: DraftRules;
  /** The choices of this form, each by its name. */
  sources: readonly { value: RulesSource; label: string }[];
  /** The options that count while nothing is marked here. */
  usualIds: readonly string[];
  errors: FieldErrors;
  onChange: (changes: Partial<DraftRules>) => void;
}

/** Chooses the options of a product or of a category, and says which ones shoppers will see. */
export function RulesField({ rules, sources, usualIds, errors, onChange }: RulesFieldProps) {
  const { data: library, isError, refetch } = useLibrary();
  if (!library) return isError ? <NotLoaded onRetry={refetch} /> : null;
  if (library.length === 0) return <FirstOption />;
  return (
    <div className="grid min-w-0 gap-4">
      <Field
        label="Opções"
        aside={<LibraryLink>Nova opção</LibraryLink>}
        hint={describeShown(library, countedIds(rules, usualIds))}
      >
        <Select
          controlSize="app"
          className="min-w-0"
          options={sources}
          value={rules.source}
          onValueChange={(source) => onChange({ source: source as RulesSource })}
        />
      </Field>
      {rules.source === "own" && (
        <RulesFields rules={rules} library={library} errors={errors} onChange={onChange} />
      )}
    </div>
  );
}

function describeShown(library: readonly LibraryOption[], ids: readonly string[]): string {
  const shown = ids.flatMap((id) => library.find((option) => option.id === id && option.is_offered) ?? []);
  return shown.length > 0 ? `O cliente vê: ${nameOptions(shown)}` : "O cliente não vê opções.";
}

/** In a tab of its own, so that nothing typed here is lost; the list learns of the new option by itself. */
function LibraryLink({ children }: { children: string }) {
  return (
    <Link
      to="/admin/opcoes"
      target="_blank"
      rel="noreferrer"
      className="link inline-flex items-center gap-1 [&>svg]:size-4"
    >
      {children}
      <ExternalLink />
      <span className="sr-only"> (abre em outra aba)</span>
    </Link>
  );
}

function FirstOption() {
  return (
    <p className="text-muted text-small">
      Patches, manga longa e o mais que tem preço à parte: <LibraryLink>Criar opções</LibraryLink>
    </p>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => unknown }) {
  return (
    <p role="alert" className="text-caption text-danger-hover">
      Não foi possível carregar as opções.{" "}
      <button type="button" className="link" onClick={() => onRetry()}>
        Tentar novamente
      </button>
    </p>
  );
}
