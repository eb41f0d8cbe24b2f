import { CredentialField } from "#app/features/admin-connections/credential-field.tsx";
import { formatCep, normalizeCep } from "#domain/delivery/cep.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { AccountDraft } from "./account-draft.ts";

export interface AccountFieldsProps {
  draft: AccountDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<AccountDraft>) => void;
}

interface TokenFieldProps extends AccountFieldsProps {
  /** Whether the stored token can go on. */
  keepsToken: boolean;
  autoFocus: boolean;
}

const WAY = "Integrações → Permissões de acesso → Gerar novo token, com a permissão de cotação de fretes.";

export function TokenField({ draft, errors, keepsToken, autoFocus, onChange }: TokenFieldProps) {
  return (
    <CredentialField
      label="Token"
      error={errors.token}
      hint={
        keepsToken
          ? `Deixe vazio para manter o token atual. Para trocar, no painel do Melhor Envio: ${WAY}`
          : `No painel do Melhor Envio: ${WAY}`
      }
      required={!keepsToken}
      autoFocus={autoFocus}
      rows={3}
      maxLength={6000}
      value={draft.token}
      onChange={(token) => onChange({ token })}
    />
  );
}

/** Where parcels are posted, and how large one shirt is. */
export function ParcelFields({ draft, errors, onChange }: AccountFieldsProps) {
  const side = { controlSize: "app", inputMode: "numeric", autoComplete: "off", maxLength: 3 } as const;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-body">Encomenda</legend>
      <p className="text-caption text-muted">
        As medidas são de uma camisa embalada, em centímetros. Com várias, o Melhor Envio monta o pacote.
      </p>
      <div className="grid grid-cols-3 items-start gap-x-3 gap-y-5 md:grid-cols-4 md:gap-x-5">
        <Field label="CEP de onde você posta" error={errors.from_cep} className="max-md:col-span-3" required>
          <Input
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            placeholder="00000-000"
            value={formatCep(draft.fromCep)}
            onChange={(event) => onChange({ fromCep: normalizeCep(event.target.value) })}
          />
        </Field>
        <Field label="Largura" error={errors.width_cm} required>
          <Input
            {...side}
            value={draft.width}
            onChange={(event) => onChange({ width: event.target.value })}
          />
        </Field>
        <Field label="Altura" error={errors.height_cm} required>
          <Input
            {...side}
            value={draft.height}
            onChange={(event) => onChange({ height: event.target.value })}
          />
        </Field>
        <Field label="Comprimento" error={errors.length_cm} required>
          <Input
            {...side}
            value={draft.length}
            onChange={(event) => onChange({ length: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
