import type { ReactNode } from "react";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";

interface CredentialFieldProps {
  label: string;
  aside?: string;
  hint: ReactNode;
  error: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
  rows?: number;
  maxLength: number;
  value: string;
  onChange: (text: string) => void;
}

/** A token or secret of another company, which is pasted and never shown again. */
export function CredentialField({
  value,
  rows = 2,
  maxLength,
  autoFocus,
  onChange,
  ...field
}: CredentialFieldProps) {
  return (
    <Field {...field}>
      {/* An area instead of a line: whoever pastes sees whether all of it has arrived. */}
      <Textarea
        controlSize="app"
        rows={rows}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={autoFocus}
        className="break-all"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
