import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Field } from "#ui/field.tsx";
import type { InputProps } from "#ui/input.tsx";
import { CepInput } from "./cep-input.tsx";
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
      <CepInput
        cep={cep}
        onCepChange={onCepChange}
        busy={lookup.status === "loading"}
        controlSize={controlSize}
      />
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
