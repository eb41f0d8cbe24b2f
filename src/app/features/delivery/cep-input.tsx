import { normalizeCep } from "#domain/delivery/cep.ts";
import { Input, type InputProps } from "#ui/input.tsx";
import { Spinner } from "#ui/spinner.tsx";

interface CepInputProps extends Pick<InputProps, "controlSize" | "ref"> {
  cep: string;
  onCepChange: (cep: string) => void;
  /** Shows that something is looked up for the CEP. */
  busy: boolean;
}

/** Takes what is typed or pasted and reports its digits. */
export function CepInput({ cep, onCepChange, busy, ...input }: CepInputProps) {
  return (
    <div className="relative">
      <Input
        {...input}
        name="cep"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000000"
        value={cep}
        onChange={(event) => onCepChange(normalizeCep(event.target.value))}
      />
      {busy && (
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted">
          <Spinner />
        </span>
      )}
    </div>
  );
}
