import { RotateCw } from "lucide-react";
import { Fact } from "#app/features/admin/fact.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { describeAttempt } from "#domain/webhooks/delivery-state.ts";
import { eventLabels } from "#domain/webhooks/webhook-event.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { CodeBlock } from "./code-block.tsx";
import { lookOfDelivery } from "./describe-webhook.ts";
import { useDelivery, useResendDelivery, type Webhook } from "./use-webhooks.ts";

interface DeliveryDialogProps {
  webhook: Webhook;
  deliveryId: string;
  onClose: () => void;
}

/** What was sent, how often, and what came back each time. */
export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps) {
  const resend = useResendDelivery(webhook.id);
  return (
    <Dialog open title="Envio" onOpenChange={(open) => !open && onClose()}>
      <DialogBody>
        <DeliveryDetails webhookId={webhook.id} deliveryId={deliveryId} />
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" size="app" onClick={onClose}>
          Fechar
        </Button>
        <Button
          size="app"
          icon={<RotateCw />}
          busy={resend.isPending}
          busyLabel="Enviando..."
          onClick={() => resend.mutate(deliveryId)}
        >
          Enviar de novo
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function DeliveryDetails({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const { data: delivery, error, refetch } = useDelivery(webhookId, deliveryId);
  if (!delivery) {
    if (error)
      return <LoadFailed title="Não foi possível carregar o envio" error={error} onRetry={refetch} />;
    return (
      <Loading label="Carregando envio..." className="grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const { label, tone } = lookOfDelivery(delivery);
  return (
    <>
      <dl className="grid gap-4 md:grid-cols-2">
        <Fact label="Evento">
          {eventLabels[delivery.type].label}{" "}
          <span className="font-normal text-caption text-muted">{delivery.type}</span>
        </Fact>
        <Fact label="Situação">
          <Badge tone={tone} dot>
            {label}
          </Badge>
        </Fact>
        <Fact label="Aconteceu em">{formatDateTime(new Date(delivery.created_at))}</Fact>
        {delivery.next_attempt_at && (
          <Fact label="Próxima tentativa">{formatDateTime(new Date(delivery.next_attempt_at))}</Fact>
        )}
        <Fact label="webhook-id" className="md:col-span-2">
          <code className="font-normal text-caption">msg_{delivery.id}</code>
        </Fact>
      </dl>
      <Attempts attempts={delivery.attempts_made} />
      <CodeBlock label="O que a loja enviou" text={delivery.body} />
    </>
  );
}

type Attempts = Parameters<typeof describeAttempt>[0][];

function Attempts({ attempts }: { attempts: Attempts }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Tentativas</h3>
      {attempts.length === 0 ? (
        <p className="text-muted">Ainda não foi tentado.</p>
      ) : (
        <ol className="grid gap-1">
          {attempts.map((attempt) => (
            <li key={attempt.at} className="flex flex-wrap gap-x-3">
              <time dateTime={attempt.at} className="text-muted tabular-nums">
                {formatDateTime(new Date(attempt.at))}
              </time>
              <span className="wrap-anywhere">{describeAttempt(attempt)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
