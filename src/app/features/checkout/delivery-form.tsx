import type { ReactNode } from "react";
import { AddressHint } from "#app/features/delivery/address-hint.tsx";
import { CepField } from "#app/features/delivery/cep-field.tsx";
import { useCepLookup } from "#app/features/delivery/use-cep-lookup.ts";
import { WhatsappInput } from "#app/features/delivery/whatsapp-input.tsx";
import type { useForm } from "#app/features/forms/use-form.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Link } from "#ui/link.tsx";
import { fillAddress, takeAddress, typeInto, useDeliveryDraft } from "./delivery-draft.ts";
import { LazyCpf } from "./lazy-cpf.tsx";
import { usePrefill } from "./use-prefill.ts";

interface DeliveryFormProps {
  id: string;
  errors: FieldErrors;
  form: ReturnType<typeof useForm>["form"];
  /** Stands below the fields. */
  children: (look: (cep: string) => unknown) => ReactNode;
}

export function DeliveryForm({ id, errors, form, children }: DeliveryFormProps) {
  const draft = useDeliveryDraft((state) => state.draft);
  const { lookup, look, settle } = useCepLookup(fillAddress);
  usePrefill();

  function changeCep(cep: string) {
    typeInto("cep", cep);
    void look(cep);
  }

  return (
    <form {...form} id={id} aria-labelledby="entrega" className="grid gap-4">
      <h2 id="entrega" className="font-display font-extrabold text-h3">
        Dados de entrega
      </h2>
      <div className="grid gap-4 md:grid-cols-6 md:gap-y-5">
        <Field label="Nome" required error={errors.name} className="md:col-span-6">
          <Input
            name="name"
            autoComplete="name"
            maxLength={120}
            value={draft.name}
            onChange={(event) => typeInto("name", event.target.value)}
          />
        </Field>
        <CepField
          cep={draft.cep}
          lookup={lookup}
          error={errors.cep}
          onCepChange={changeCep}
          className="md:col-span-2"
        />
        <Field
          label="Endereço"
          required
          error={errors.address}
          hint={
            <AddressHint
              lookup={lookup}
              onTake={(address) => {
                takeAddress(address);
                settle();
              }}
            />
          }
          className="md:col-span-4"
        >
          <Input
            name="address"
            autoComplete="street-address"
            maxLength={300}
            value={draft.address}
            onChange={(event) => typeInto("address", event.target.value)}
          />
        </Field>
        <Field label="WhatsApp" required error={errors.whatsapp} className="md:col-span-3">
          <WhatsappInput
            name="whatsapp"
            digits={draft.whatsapp}
            onDigitsChange={(digits) => typeInto("whatsapp", digits)}
          />
        </Field>
        <LazyCpf error={errors.cpf} />
      </div>
      {children(look)}
      <p className="text-caption text-muted">
        Usamos estes dados só para entregar o pedido e falar com você sobre ele. Veja a{" "}
        <Link to="/politica-de-privacidade" className="link">
          Política de privacidade
        </Link>
        .
      </p>
    </form>
  );
}
