import { CircleAlert, Trash2 } from "lucide-react";
import { useId } from "react";
import { sizeName } from "#app/features/admin-size-guides/size-guide-draft.ts";
import { MoveButtons } from "#app/features/admin-sortable/move-buttons.tsx";
import { SIZE_LENGTH } from "#domain/sizes/size-label.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import type { SizeDraft } from "./grid-draft.ts";

interface SizeFieldsProps {
  size: SizeDraft;
  /** The size's place in the grid. */
  index: number;
  count: number;
  errors: { label: string | undefined; surcharge: string | undefined };
  onChange: (changes: Partial<SizeDraft>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One size in one line, also on a phone: a grid may have twenty. Its labels stand above the first one only. */
export function SizeFields({ size, index, count, errors, onChange, onMove, onRemove }: SizeFieldsProps) {
  const id = useId();
  const name = sizeName(size.label, index);
  const wiringOf = (field: "label" | "surcharge") =>
    errors[field] ? { "aria-invalid": true as const, "aria-describedby": `${id}-${field}-error` } : {};
  const labelClass = index === 0 ? "font-semibold text-small" : "sr-only";
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1">
      <legend className="sr-only">{name}</legend>
      <div className="grid min-w-0 gap-2">
        <label htmlFor={`${id}-label`} className={labelClass}>
          Tamanho
        </label>
        <Input
          {...wiringOf("label")}
          id={`${id}-label`}
          controlSize="app"
          maxLength={SIZE_LENGTH}
          autoComplete="off"
          required
          value={size.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </div>
      <div className="grid min-w-0 gap-2">
        <label htmlFor={`${id}-surcharge`} className={labelClass}>
          Acréscimo <span className="max-md:sr-only">(R$)</span>
        </label>
        <Input
          {...wiringOf("surcharge")}
          id={`${id}-surcharge`}
          controlSize="app"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          placeholder="0,00"
          className="tabular-nums"
          value={size.surcharge}
          onChange={(event) => onChange({ surcharge: event.target.value })}
        />
      </div>
      <div className="flex text-muted">
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <IconButton
          label={`Remover ${name}`}
          size="sm"
          variant="danger"
          disabled={count === 1}
          onClick={onRemove}
        >
          <Trash2 className="size-5" />
        </IconButton>
      </div>
      <FieldError id={`${id}-label-error`} message={errors.label} />
      <FieldError id={`${id}-surcharge-error`} message={errors.surcharge} />
    </fieldset>
  );
}

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="col-span-full flex items-center gap-1.5 text-caption text-danger-hover">
      <CircleAlert className="size-4 shrink-0" />
      {message}
    </p>
  );
}
