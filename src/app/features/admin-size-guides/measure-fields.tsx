import { CircleAlert, Trash2 } from "lucide-react";
import { useId } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { HOW_TO_LENGTH, MEASURE_NAME_LENGTH } from "#domain/sizes/size-guide-input.ts";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import {
  changeMeasure,
  changeValue,
  measureName,
  type SizeGuideDraft,
  sizeName,
} from "./size-guide-draft.ts";

interface MeasureFieldsProps {
  draft: SizeGuideDraft;
  /** The measure's place in the draft. */
  index: number;
  errors: FieldErrors;
  /** True for a measure that was just added. */
  isNew: boolean;
  onChange: (draft: SizeGuideDraft) => void;
  /** Absent for the only measure. */
  onRemove: (() => void) | undefined;
}

/** One measure of a size guide: its name, how it is taken, and its value for each size. */
export function MeasureFields({ draft, index, errors, isNew, onChange, onRemove }: MeasureFieldsProps) {
  const measure = draft.measures[index];
  if (!measure) return null;
  const name = measureName(measure.name, index);
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start gap-2">
        <Field label="Medida" error={errors[`measures.${index}.name`]} required className="flex-1">
          <Input
            ref={isNew ? focus : undefined}
            controlSize="app"
            maxLength={MEASURE_NAME_LENGTH}
            autoComplete="off"
            value={measure.name}
            onChange={({ target }) => onChange(changeMeasure(draft, index, { name: target.value }))}
          />
        </Field>
        {onRemove && (
          <IconButton label={`Remover ${name}`} variant="danger" className="mt-7" onClick={onRemove}>
            <Trash2 className="size-5" />
          </IconButton>
        )}
      </div>
      <Field label="Como medir" aside="opcional" error={errors[`measures.${index}.how_to`]}>
        <Input
          controlSize="app"
          maxLength={HOW_TO_LENGTH}
          autoComplete="off"
          value={measure.how_to}
          onChange={({ target }) => onChange(changeMeasure(draft, index, { how_to: target.value }))}
        />
      </Field>
      <ValueFields draft={draft} index={index} errors={errors} onChange={onChange} />
    </fieldset>
  );
}

/** Used as a ref, so that it runs once when the field is mounted. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

type ValueFieldsProps = Pick<MeasureFieldsProps, "draft" | "index" | "errors" | "onChange">;

/** The fields are too narrow for a message each, so what is wrong with them is said below all of them. */
function ValueFields({ draft, index, errors, onChange }: ValueFieldsProps) {
  const id = useId();
  const errorOf = (row: number) => errors[`rows.${row}.values.${index}`];
  const wrong = draft.rows.flatMap(({ size }, row) => (errorOf(row) ? sizeName(size, row) : []));
  const message = draft.rows.map((_, row) => errorOf(row)).find(Boolean);
  // The table as a whole is empty, which is said at its first field.
  const emptyTable = index === 0 ? errors.rows : undefined;
  const shown = message ? `${wrong.join(", ")}: ${message}` : emptyTable;
  return (
    <div className="grid gap-2">
      <p className="text-caption text-muted">Em centímetros. Deixe vazio o que não quiser mostrar.</p>
      <div className="grid grid-cols-4 items-end gap-2">
        {draft.rows.map(({ id: rowId, size, values }, row) => {
          const isInvalid = Boolean(errorOf(row) ?? (row === 0 && emptyTable));
          return (
            <div key={rowId} className="grid min-w-0 gap-1">
              <label
                htmlFor={`${id}-${rowId}`}
                className="wrap-anywhere text-center font-semibold text-small"
              >
                {sizeName(size, row)}
                <span className="sr-only"> em centímetros</span>
              </label>
              <Input
                id={`${id}-${rowId}`}
                controlSize="app"
                paddingClass="px-1"
                className="text-center tabular-nums"
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? `${id}-error` : undefined}
                value={values[index] ?? ""}
                onChange={({ target }) => onChange(changeValue(draft, { row, measure: index }, target.value))}
              />
            </div>
          );
        })}
      </div>
      {shown && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-caption text-danger-hover">
          <CircleAlert className="size-4 shrink-0" />
          {shown}
        </p>
      )}
    </div>
  );
}
