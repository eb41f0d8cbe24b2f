import { AddressHint } from "#app/features/delivery/address-hint.tsx";
import { CepField } from "#app/features/delivery/cep-field.tsx";
import { useCepLookup } from "#app/features/delivery/use-cep-lookup.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { CustomerFieldsProps } from "./customer-fields.tsx";

/** CEP and address of an order that is delivered. */
export function DeliveryFields({ draft, errors, onChange }: Omit<CustomerFieldsProps, "onFill">) {
  const take = (address: string) => onChange({ customer_address: address, filledAddress: address });
  const { lookup, look, settle } = useCepLookup((address) => {
    const { customer_address: written, filledAddress } = draft;
    const isWritten = written.trim() !== "" && written !== filledAddress;
    if (!isWritten) take(address);
    return !isWritten;
  });

  return (
    <>
      <CepField
        controlSize="app"
        cep={draft.customer_cep}
        lookup={lookup}
        error={errors.customer_cep}
        onCepChange={(cep) => {
          onChange({ customer_cep: cep });
          void look(cep);
        }}
        className="md:col-span-2"
      />
      <Field
        label="Endereço"
        required
        error={errors.customer_address}
        hint={
          <AddressHint
            lookup={lookup}
            onTake={(address) => {
              take(address);
              settle();
            }}
          />
        }
        className="md:col-span-4"
      >
        <Input
          controlSize="app"
          autoComplete="off"
          maxLength={300}
          value={draft.customer_address}
          onChange={(event) => onChange({ customer_address: event.target.value })}
        />
      </Field>
    </>
  );
}
