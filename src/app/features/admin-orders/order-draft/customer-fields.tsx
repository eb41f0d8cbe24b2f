import { useRouteLoaderData } from "react-router";
import { WhatsappInput } from "#app/features/delivery/whatsapp-input.tsx";
import type { FieldErrors } from "#domain/errors.ts";
import { PICKUP_ADDRESS } from "#domain/orders/pickup.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { formatCpf } from "#domain/settings/tax-ids.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { CustomerCombobox } from "./customer-combobox.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import type { CustomerDraft, KnownCustomer } from "./order-draft.ts";
import { useKnownCustomer } from "./use-known-customer.ts";

export interface CustomerFieldsProps {
  draft: CustomerDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<CustomerDraft>) => void;
  /** Called with a customer of the shop who was picked from a list. */
  onFill: (customer: KnownCustomer) => void;
}

export function CustomerFields({ draft, errors, onChange, onFill }: CustomerFieldsProps) {
  const { message, pick, forget } = useKnownCustomer(onFill);
  const asksCpf = useRouteLoaderData<{ store: StoreProfile }>("root")?.store.asksCpf;

  function type(changes: Partial<CustomerDraft>) {
    forget();
    onChange(changes);
  }

  return (
    <section aria-labelledby="cliente-do-pedido" className="grid gap-4">
      <h3 id="cliente-do-pedido" className="font-semibold text-body">
        Cliente
      </h3>
      <div className="grid gap-4 md:grid-cols-6">
        <Field label="Nome" required error={errors.customer} className="md:col-span-4">
          <CustomerCombobox typed={draft.customer.trim()} minLength={2} onPick={pick}>
            {(combobox) => (
              <Input
                {...combobox}
                controlSize="app"
                autoComplete="off"
                maxLength={120}
                value={draft.customer}
                onChange={(event) => type({ customer: event.target.value })}
              />
            )}
          </CustomerCombobox>
        </Field>
        <Field label="WhatsApp" required error={errors.customer_whatsapp} className="md:col-span-2">
          <CustomerCombobox typed={draft.customer_whatsapp} minLength={4} onPick={pick}>
            {(combobox) => (
              <WhatsappInput
                {...combobox}
                controlSize="app"
                autoComplete="off"
                digits={draft.customer_whatsapp}
                onDigitsChange={(customer_whatsapp) => type({ customer_whatsapp })}
              />
            )}
          </CustomerCombobox>
        </Field>
        {asksCpf && (
          <Field label="CPF" aside="opcional" error={errors.customer_cpf} className="md:col-span-2">
            <Input
              controlSize="app"
              autoComplete="off"
              inputMode="numeric"
              maxLength={14}
              className="tabular-nums"
              value={formatCpf(draft.customer_cpf)}
              onChange={(event) =>
                onChange({ customer_cpf: event.target.value.replace(/\D/g, "").slice(0, 11) })
              }
            />
          </Field>
        )}
        <p role="status" className="text-caption text-muted empty:hidden md:col-span-6">
          {draft.pickup ? "" : message}
        </p>
        <Checkbox
          label={PICKUP_ADDRESS}
          className="justify-self-start md:col-span-6"
          checked={draft.pickup}
          onChange={(event) => onChange({ pickup: event.target.checked })}
        />
        {!draft.pickup && <DeliveryFields draft={draft} errors={errors} onChange={onChange} />}
      </div>
    </section>
  );
}
