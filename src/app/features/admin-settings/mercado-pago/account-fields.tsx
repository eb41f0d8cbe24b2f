import { CredentialField } from "#app/features/admin-connections/credential-field.tsx";
import type { FieldErrors } from "#domain/errors.ts";
import { MAX_INSTALMENTS } from "#domain/payments/mercado-pago-input.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import type { AccountDraft } from "./account-draft.ts";
import { describeInstalments, describeMinutes } from "./describe-account.ts";

export interface AccountFieldsProps {
  draft: AccountDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<AccountDraft>) => void;
}

interface CredentialFieldsProps extends AccountFieldsProps {
  /** Whether the stored token can go on. */
  keepsToken: boolean;
  hasSecret: boolean;
  autoFocus: boolean;
}

const MAX_LENGTH = 500;

export function CredentialFields(props: CredentialFieldsProps) {
  const { draft, errors, keepsToken, hasSecret, autoFocus, onChange } = props;
  return (
    <>
      <CredentialField
        label="Access Token"
        hint={
          keepsToken
            ? "Deixe vazio para manter o atual. Depois de gravado, ele não aparece mais."
            : "O de produção, que começa com APP_USR-. Depois de gravado, ele não aparece mais."
        }
        error={errors.access_token}
        required={!keepsToken}
        autoFocus={autoFocus}
        maxLength={MAX_LENGTH}
        value={draft.accessToken}
        onChange={(accessToken) => onChange({ accessToken })}
      />
      <CredentialField
        label="Assinatura secreta"
        aside="opcional"
        hint={
          hasSecret
            ? "Deixe vazio para manter a atual."
            : "A dos webhooks: com ela, a loja sabe do pagamento na hora. Sem ela, pergunta sozinha a cada dez minutos."
        }
        error={errors.webhook_secret}
        maxLength={MAX_LENGTH}
        value={draft.webhookSecret}
        onChange={(webhookSecret) => onChange({ webhookSecret })}
      />
    </>
  );
}

const instalments = Array.from({ length: MAX_INSTALMENTS }, (_, index) => ({
  value: String(index + 1),
  label: describeInstalments(index + 1),
}));

const MINUTES = [30, 60, 6 * 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60, 30 * 24 * 60];

/** How shoppers may pay. */
export function PaymentFields({ draft, errors, onChange }: AccountFieldsProps) {
  const { takesCards, pixMinutes } = draft;
  // The API takes other times too.
  const minutes = [...new Set([...MINUTES, pixMinutes])].sort((one, other) => one - other);
  return (
    <>
      <SwitchRow
        label="Receber cartão"
        text="O cliente digita o cartão na página do Mercado Pago, com as taxas da sua conta."
        checked={takesCards}
        onChange={(event) => onChange({ takesCards: event.target.checked })}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        {takesCards && (
          <Field label="Cartão em até" error={errors.card_instalments}>
            <Select
              controlSize="app"
              options={instalments}
              value={String(draft.instalments)}
              onValueChange={(value) => onChange({ instalments: Number(value) })}
            />
          </Field>
        )}
        <Field
          label="Validade do código Pix"
          hint="Depois disso, o cliente gera outro na página do pedido."
          error={errors.pix_minutes}
        >
          <Select
            controlSize="app"
            options={minutes.map((value) => ({ value: String(value), label: describeMinutes(value) }))}
            value={String(pixMinutes)}
            onValueChange={(value) => onChange({ pixMinutes: Number(value) })}
          />
        </Field>
      </div>
    </>
  );
}
