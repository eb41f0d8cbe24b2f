import { formatCpf, isCpf, WRONG_CPF } from "#domain/settings/tax-ids.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { typeInto, useDeliveryDraft } from "./delivery-draft.ts";

export interface CpfFieldProps {
  error: string | undefined;
}

/** What the papers of a parcel ask for. The shop checks the digits, and the order goes without it, too. */
export function CpfField({ error }: CpfFieldProps) {
  const cpf = useDeliveryDraft((state) => state.draft.cpf ?? "");
  return (
    <Field
      label="CPF"
      aside="opcional"
      error={error ?? (cpf.length === 11 && !isCpf(cpf) ? WRONG_CPF : undefined)}
      hint="Para a etiqueta e a declaração de conteúdo do envio."
      className="md:col-span-3"
    >
      <Input
        name="cpf"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        placeholder="000.000.000-00"
        className="tabular-nums"
        value={formatCpf(cpf)}
        onChange={(event) => typeInto("cpf", event.target.value.replace(/\D/g, "").slice(0, 11))}
      />
    </Field>
  );
}
