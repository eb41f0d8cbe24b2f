import { ExternalLink } from "lucide-react";
import { readSizes } from "#app/features/sizes/read-sizes.ts";
import { describeSizes } from "#domain/sizes/describe-sizes.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { shortenLabels } from "./shorten-labels.ts";
import { type ManagedGrid, useSizeGrids } from "./use-size-grids.ts";

/** The value of the choice of no grid, because a list cannot choose an empty one. */
export const NO_GRID = "nenhuma";

interface GridFieldProps {
  /** A grid's id; empty for none. */
  value: string;
  onChange: (gridId: string) => void;
  /** What having none means here: how it is called, and which sizes shoppers then see. */
  none: { label: string; sizes: readonly GridSize[] };
  error: string | undefined;
  /** For a form that reads its own fields. Until the grids are known nothing is sent, which changes nothing. */
  name?: string;
}

/** Chooses the grid of a product or of a category, and says which sizes shoppers will see. */
export function GridField({ value, onChange, none, error, name }: GridFieldProps) {
  const { data: grids, isError, refetch } = useSizeGrids();
  const chosen = grids?.find(({ id }) => id === value);
  return (
    <Field
      label="Tamanhos"
      aside={<NewGridLink />}
      error={error ?? (!grids && isError && <NotLoaded onRetry={refetch} />)}
      hint={grids && `O cliente vê: ${describeSizes(chosen ? readSizes(chosen.sizes) : none.sizes)}`}
    >
      <Select
        controlSize="app"
        className="min-w-0"
        name={name}
        disabled={!grids}
        options={
          grids ? optionsOf(grids, none.label, value) : [unknown(value, isError ? "–" : "Carregando...")]
        }
        value={value || NO_GRID}
        onValueChange={(next) => onChange(next === NO_GRID ? "" : next)}
      />
    </Field>
  );
}

function optionsOf(grids: readonly ManagedGrid[], none: string, value: string): SelectOption[] {
  const options = grids.map(({ id, name, sizes }) => ({
    value: id,
    label: `${name} (${shortenLabels(sizes.map(({ label }) => label))})`,
  }));
  const isGone = value !== "" && !grids.some(({ id }) => id === value);
  return [{ value: NO_GRID, label: none }, ...options, ...(isGone ? [unknown(value, "Grade excluída")] : [])];
}

const unknown = (value: string, label: string): SelectOption => ({ value: value || NO_GRID, label });

/** In a tab of its own, so that nothing typed here is lost; the list learns of the new grid by itself. */
function NewGridLink() {
  return (
    <Link
      to="/admin/tamanhos"
      target="_blank"
      rel="noreferrer"
      className="link inline-flex items-center gap-1 [&>svg]:size-4"
    >
      Nova grade
      <ExternalLink />
      <span className="sr-only"> (abre em outra aba)</span>
    </Link>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => unknown }) {
  return (
    <span>
      Não foi possível carregar as grades.{" "}
      <button type="button" className="link" onClick={() => onRetry()}>
        Tentar novamente
      </button>
    </span>
  );
}
