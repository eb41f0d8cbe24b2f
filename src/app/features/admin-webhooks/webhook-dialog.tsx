import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { MAX_WEBHOOK_NAME } from "#domain/webhooks/webhook-input.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { EventFields } from "./event-fields.tsx";
import { useWebhookForm } from "./use-webhook-form.ts";
import type { Webhook, WebhookWithSecret } from "./use-webhooks.ts";

interface WebhookDialogProps extends DialogState {
  /** Absent for a new one. */
  webhook?: Webhook | undefined;
  onCreated: (created: WebhookWithSecret) => void;
}

export function WebhookDialog({ webhook, isOpen, onClose, onCreated }: WebhookDialogProps) {
  const form = useWebhookForm({ webhook, onSaved: onClose, onCreated });
  const { draft, errors, change } = form;
  return (
    <FormDialog
      title={webhook ? "Editar webhook" : "Novo webhook"}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText="O que você mudou neste webhook ainda não foi salvo."
      submit={{ children: webhook ? "Salvar alterações" : "Criar webhook" }}
    >
      <Field label="Nome" hint="Para você reconhecer: ERP, n8n, planilha." error={errors.name} required>
        <Input
          controlSize="app"
          maxLength={MAX_WEBHOOK_NAME}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        label="Endereço"
        hint="O outro programa mostra este endereço. Começa com https://."
        error={errors.url}
        required
      >
        <Input
          type="url"
          inputMode="url"
          controlSize="app"
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={draft.url}
          onChange={(event) => change({ url: event.target.value })}
        />
      </Field>
      <EventFields chosen={draft.events} error={errors.events} onChange={(events) => change({ events })} />
    </FormDialog>
  );
}
