import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { normalizeCep } from "#domain/delivery/cep.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Field } from "#ui/field.tsx";
import { Input, type InputProps } from "#ui/input.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { CepLookup } from "./use-cep-lookup.ts";

interface CepFieldProps {
  cep: string;
  lookup: CepLookup;
  error: string | undefined;
  onCepChange: (cep: string) => void;
  controlSize?: InputProps["controlSize"];
  className?: string;
}

export function CepField({ cep, lookup, error, onCepChange, controlSize, className }: CepFieldProps) {
  const failure = lookup.status === "failed" ? <span role="alert">{lookup.message}</span> : undefined;
  return (
    <Field
      label="CEP"
      required
      className={className}
      error={error ?? failure}
      hint={error || failure ? undefined : hintOf(lookup)}
    >
      <div className="relative">
        <Input
          name="cep"
          controlSize={controlSize}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000000"
          value={cep}
          onChange={(event) => onCepChange(normalizeCep(event.target.value))}
        />
        {lookup.status === "loading" && (
          <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted">
            <Spinner />
          </span>
        )}
      </div>
    </Field>
  );
}

function hintOf({ status }: CepLookup): ReactNode {
  if (status === "loading") return "Buscando endereço...";
  if (status !== "found") return undefined;
  return (
    <>
      <CircleCheck />
      {checkoutTexts.cepFound}
    </>
  );
}
