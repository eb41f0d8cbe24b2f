import type { ReactNode } from "react";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

interface ColorFieldProps {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
  /** A further way to choose the colour, below the field. */
  children?: ReactNode;
}

/** A colour typed as a code or picked from the browser's palette. */
export function ColorField({ label, value, onChange, children }: ColorFieldProps) {
  function take(input: HTMLInputElement) {
    const [, digits] = /^#?([0-9a-f]{6})$/i.exec(input.value.trim()) ?? [];
    if (digits) onChange(`#${digits.toLowerCase()}`);
    else input.value = value;
  }

  return (
    <Field label={label}>
      <div className="grid grid-cols-[44px_minmax(0,1fr)] gap-2">
        <input
          type="color"
          aria-label={`${label}: paleta`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-full cursor-pointer rounded-control border border-control bg-ground p-1 lg:h-10"
        />
        <Input
          key={value}
          controlSize="app"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          className="uppercase tabular-nums"
          defaultValue={value}
          onBlur={(event) => take(event.target)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            take(event.currentTarget);
          }}
        />
      </div>
      {children}
    </Field>
  );
}
