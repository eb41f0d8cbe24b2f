import { AddressHint } from "#app/features/delivery/address-hint.tsx";
import { CepField } from "#app/features/delivery/cep-field.tsx";
import { useCepLookup } from "#app/features/delivery/use-cep-lookup.ts";
import { WhatsappInput } from "#app/features/delivery/whatsapp-input.tsx";
import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { OrderDraft } from "./new-order-draft.ts";

interface CustomerFieldsProps {
  draft: OrderDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<OrderDraft>) => void;
}

export function CustomerFields({ draft, errors, onChange }: CustomerFieldsProps) {
  const take = (address: string) => onChange({ customer_address: address, filledAddress: address });
  const { lookup, look, settle } = useCepLookup((address) => {
    const { customer_address: written, filledAddress } = draft;
    const isWritten = written.trim() !== "" && written !== filledAddress;
    if (!isWritten) take(address);
    return !isWritten;
  });

  return (
    <section aria-labelledby="cliente-do-pedido" className="grid gap-4">
      <h3 id="cliente-do-pedido" className="font-semibold text-body">
        Cliente
      </h3>
      <div className="grid gap-4 md:grid-cols-6">
        <Field label="Nome" required error={errors.customer} className="md:col-span-4">
          <Input
            controlSize="app"
            autoComplete="off"
            maxLength={120}
            value={draft.customer}
            onChange={(event) => onChange({ customer: event.target.value })}
          />
        </Field>
        <Field label="WhatsApp" required error={errors.customer_whatsapp} className="md:col-span-2">
          <WhatsappInput
            controlSize="app"
            autoComplete="off"
            digits={draft.customer_whatsapp}
            onDigitsChange={(customer_whatsapp) => onChange({ customer_whatsapp })}
          />
        </Field>
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
      </div>
    </section>
  );
}
