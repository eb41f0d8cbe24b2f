import { callApi } from "#app/api/api-client.ts";
import { DeleteDialog } from "#app/features/admin/delete-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { TestDialog } from "./test-dialog.tsx";
import { useRenewSecret, useRenewWebhooks, type Webhook } from "./use-webhooks.ts";
import type { OnWebhookAction, WebhookAction } from "./webhook-action.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

interface WebhookDialogsProps extends DialogState {
  action: WebhookAction;
  onAction: OnWebhookAction;
  /** Called before a webhook is deleted, whose log must not be read again by then, and with null if it stays. */
  onDelete: (id: string | null) => void;
}

export function WebhookDialogs({ action, onAction, onDelete, ...state }: WebhookDialogsProps) {
  switch (action.kind) {
    case "create":
    case "edit":
      return (
        <WebhookDialog
          {...state}
          webhook={action.kind === "edit" ? action.webhook : undefined}
          onCreated={(made) => onAction({ kind: "secret", made })}
        />
      );
    case "renew":
      return <RenewDialog {...state} webhook={action.webhook} onAction={onAction} />;
    case "delete":
      return <DeleteWebhookDialog {...state} webhook={action.webhook} onDelete={onDelete} />;
    case "tested":
      return <TestDialog {...state} result={action.result} />;
    case "secret":
      return <SecretDialog {...state} made={action.made} />;
  }
}

interface RenewDialogProps extends DialogState {
  webhook: Webhook;
  onAction: OnWebhookAction;
}

function RenewDialog({ webhook, onAction, isOpen, onClose }: RenewDialogProps) {
  const renew = useRenewSecret();
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Renovar o segredo de ${webhook.name}?`}
      description="A loja mostra um segredo novo, uma vez. O anterior ainda vale por 24 horas: troque-o no outro programa nesse tempo. Só depois delas o segredo pode ser renovado de novo."
      confirmLabel="Renovar"
      tone="primary"
      busy={renew.isPending}
      onConfirm={() =>
        renew.mutate(webhook, { onSuccess: (made) => onAction({ kind: "secret", made }), onError: onClose })
      }
    />
  );
}

interface DeleteWebhookDialogProps extends DialogState {
  webhook: Webhook;
  onDelete: WebhookDialogsProps["onDelete"];
}

function DeleteWebhookDialog({ webhook: { id, name }, onDelete, ...state }: DeleteWebhookDialogProps) {
  const renew = useRenewWebhooks();
  return (
    <DeleteDialog
      {...state}
      name={`A conexão com ${name}`}
      title={`Excluir ${name}?`}
      description="A loja para de avisar, e o registro dos envios some. Para parar por um tempo, pause."
      work={async () => {
        onDelete(id);
        try {
          await callApi("DELETE /api/admin/webhooks/{id}", { params: { id } });
        } catch (failure) {
          onDelete(null);
          throw failure;
        }
        await renew();
      }}
    />
  );
}
