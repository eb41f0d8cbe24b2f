import { type Ref, useState } from "react";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

interface BodyFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  unit: string;
  example: string;
  value: string;
  onValueChange: (value: string) => void;
  parse: (typed: string) => number | undefined;
  /** How it is written, said of what cannot be read once the field is left. */
  wrong: string;
}

export function BodyField({ ref, label, unit, example, value, onValueChange, parse, wrong }: BodyFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value.trim() !== "" && parse(value) === undefined;
  return (
    <Field label={label} aside={unit} error={isWrong && wrong}>
      <Input
        ref={ref}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
        inputMode="decimal"
        autoComplete="off"
        placeholder={example}
        maxLength={8}
        className="tabular-nums"
      />
    </Field>
  );
}
