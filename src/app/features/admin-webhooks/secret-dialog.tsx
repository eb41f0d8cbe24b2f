import { CopiedField } from "#app/features/admin/copied-field.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { formatMoment } from "#domain/orders/order-dates.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import type { WebhookWithSecret } from "./use-webhooks.ts";

/** Shown only once, when it was made. */
export function SecretDialog({
  made: { webhook, secret },
  isOpen,
  onClose,
}: DialogState & { made: WebhookWithSecret }) {
  const { old_secret_until } = webhook;
  return (
    <Dialog
      open={isOpen}
      title={`Segredo de ${webhook.name}`}
      dismissible={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <DialogBody>
        <Alert tone="info" announce={false}>
          Copie o segredo e cole no outro programa agora. Ele não será mostrado de novo.
        </Alert>
        <CopiedField
          label="Segredo"
          value={secret}
          copy="Copiar segredo"
          copied="Segredo copiado"
          refused="O navegador não deixou copiar. O segredo está selecionado: copie pelo menu do aparelho."
        />
        <p className="text-muted">
          Com ele, o outro programa confere que o aviso veio mesmo da sua loja (padrão Standard Webhooks).
          {old_secret_until &&
            ` O segredo anterior também vale até ${formatMoment(new Date(old_secret_until))}.`}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button size="app" onClick={onClose}>
          Já guardei o segredo
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
