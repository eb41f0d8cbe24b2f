import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { MAX_KEY_NAME } from "#domain/api-keys/api-key-input.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { AreaFields } from "./area-fields.tsx";
import type { ApiKey, NewApiKey } from "./use-api-keys.ts";
import { useKeyForm } from "./use-key-form.ts";

interface KeyDialogProps extends DialogState {
  /** Absent for a new key. */
  apiKey?: ApiKey;
  onMade: (made: NewApiKey) => void;
}

export function KeyDialog({ apiKey, onMade, isOpen, onClose }: KeyDialogProps) {
  const form = useKeyForm({ apiKey, onMade, onChanged: onClose });
  const { draft, errors, change } = form;
  return (
    <FormDialog
      title={apiKey ? "Alterar chave da API" : "Nova chave da API"}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText={
        apiKey ? "O que você mudou nesta chave ainda não foi salvo." : "A chave ainda não foi criada."
      }
      submit={{ children: apiKey ? "Salvar" : "Criar chave" }}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="Nome" error={errors.name} hint="O programa que vai usar a chave." required>
          <Input
            controlSize="app"
            maxLength={MAX_KEY_NAME}
            autoComplete="off"
            placeholder="ERP"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          label="Vale até"
          aside="opcional"
          error={errors.expires_at}
          hint="Sem data, vale até você revogar."
        >
          <Input
            type="date"
            controlSize="app"
            min={dayOf(new Date())}
            value={draft.lastDay}
            onChange={(event) => change({ lastDay: event.target.value })}
          />
        </Field>
      </div>
      <AreaFields draft={draft} error={errors.scopes} onChange={change} />
    </FormDialog>
  );
}
