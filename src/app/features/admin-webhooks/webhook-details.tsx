import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2 } from "lucide-react";
import { Fact } from "#app/features/admin/fact.tsx";
import { SettingsPanel } from "#app/features/admin-settings/section/settings-panel.tsx";
import { formatMoment } from "#domain/orders/order-dates.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { describeEvents, describeLast, nameState, warnOfWebhook } from "./describe-webhook.ts";
import { usePauseWebhook, useTestWebhook, type Webhook } from "./use-webhooks.ts";
import type { OnWebhookAction } from "./webhook-action.ts";

interface WebhookDetailsProps {
  webhook: Webhook;
  onAction: OnWebhookAction;
}

/** One webhook: where it leads, what can be done with it, and its log. */
export function WebhookDetails({ webhook, onAction }: WebhookDetailsProps) {
  const warning = warnOfWebhook(webhook);
  const { label, tone } = nameState(webhook);
  const { old_secret_until } = webhook;
  return (
    <>
      <SettingsPanel
        title={webhook.name}
        aside={
          <Badge tone={tone} dot>
            {label}
          </Badge>
        }
      >
        {warning && <Alert announce={false}>{warning}</Alert>}
        <dl className="grid gap-4 md:grid-cols-2">
          <Fact label="Endereço" className="md:col-span-2">
            {webhook.url}
          </Fact>
          <Fact label="Avisa de">{describeEvents(webhook)}</Fact>
          <Fact label="Último envio">{describeLast(webhook)}</Fact>
          {webhook.waiting > 0 && <Fact label="Esperando">{describeWaiting(webhook.waiting)}</Fact>}
          {old_secret_until && (
            <Fact label="Segredo anterior">Vale até {formatMoment(new Date(old_secret_until))}</Fact>
          )}
        </dl>
        <WebhookButtons webhook={webhook} onAction={onAction} />
      </SettingsPanel>
      <DeliveryLog webhook={webhook} />
    </>
  );
}

const describeWaiting = (waiting: number): string =>
  waiting === 1 ? "1 envio" : `${waiting.toLocaleString("pt-BR")} envios`;

function WebhookButtons({ webhook, onAction }: WebhookDetailsProps) {
  const pause = usePauseWebhook();
  const test = useTestWebhook();
  return (
    <div className="flex flex-wrap gap-2 max-md:*:flex-1">
      <Button
        size="app"
        icon={<Send />}
        busy={test.isPending}
        busyLabel="Enviando..."
        onClick={() => test.mutate(webhook, { onSuccess: (result) => onAction({ kind: "tested", result }) })}
      >
        Enviar teste
      </Button>
      <Button
        variant="outline"
        size="app"
        icon={<Pencil />}
        onClick={() => onAction({ kind: "edit", webhook })}
      >
        Editar
      </Button>
      <Button
        variant="outline"
        size="app"
        icon={webhook.active ? <Pause /> : <Play />}
        busy={pause.isPending}
        onClick={() => pause.mutate(webhook)}
      >
        {webhook.active ? "Pausar" : "Retomar"}
      </Button>
      <Menu
        trigger={
          <IconButton label={`Mais ações de ${webhook.name}`} className="max-md:flex-none">
            <Ellipsis className="size-5" />
          </IconButton>
        }
      >
        <MenuItem icon={<KeyRound />} onSelect={() => onAction({ kind: "renew", webhook })}>
          Renovar segredo
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={() => onAction({ kind: "delete", webhook })}>
          Excluir
        </MenuItem>
      </Menu>
    </div>
  );
}
