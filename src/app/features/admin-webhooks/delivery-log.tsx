import { Eye, Inbox, RotateCw } from "lucide-react";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { useShown } from "#app/features/admin/use-shown.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { DELIVERIES_PER_PAGE, deliveryFilters, deliveryLabels } from "#domain/webhooks/delivery-state.ts";
import { eventLabels } from "#domain/webhooks/webhook-event.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import { describeDelivery, lookOfDelivery } from "./describe-webhook.ts";
import { type Delivery, useDeliveries, useResendGivenUp, type Webhook } from "./use-webhooks.ts";

const ALL = "todos";
const states = [
  { value: ALL, label: "Todos os envios" },
  ...deliveryFilters.map((value) => ({ value, label: deliveryLabels[value] })),
];

/** What was sent to a webhook in the last thirty days. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { get, set } = useListParams();
  const { shownId, show } = useShown("envio");
  const resend = useResendGivenUp();
  return (
    <Panel>
      <PanelHead title="Envios dos últimos 30 dias">
        <div className="flex min-w-0 flex-wrap gap-2 max-md:w-full max-md:pr-2">
          {webhook.given_up > 0 && (
            <Button
              variant="outline"
              size="app"
              icon={<RotateCw />}
              busy={resend.isPending}
              onClick={() => resend.mutate(webhook)}
              className="max-md:flex-1"
            >
              Reenviar os que falharam
            </Button>
          )}
          <div className="w-54 max-md:flex-1">
            <Select
              label="Situação dos envios"
              controlSize="app"
              options={states}
              value={get("situacao") ?? ALL}
              onValueChange={(value) => set({ situacao: value === ALL ? null : value })}
            />
          </div>
        </div>
      </PanelHead>
      <Deliveries webhook={webhook} onShow={show} />
      {shownId && (
        <DeliveryDialog key={shownId} webhook={webhook} deliveryId={shownId} onClose={() => show(null)} />
      )}
    </Panel>
  );
}

function Deliveries({ webhook, onShow }: { webhook: Webhook; onShow: (id: string) => void }) {
  const { get } = useListParams();
  const state = deliveryFilters.find((one) => one === get("situacao"));
  const { data, error, refetch } = useDeliveries(webhook.id, state, get("cursor"));
  if (!data) {
    if (!error) return <TableSkeleton label="Carregando envios..." rows={4} />;
    return <LoadFailed title="Não foi possível carregar os envios" error={error} onRetry={refetch} />;
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState
        icon={<Inbox className="size-8 text-muted" />}
        title={state ? "Nenhum envio nesta situação" : "Nada enviado ainda"}
        text={
          state
            ? "Escolha outra situação."
            : "Quando algo acontecer na loja, o envio aparece aqui. Para conferir agora, envie um teste."
        }
      />
    );
  }
  return (
    <>
      <Table label="Envios">
        <TableHead>
          <HeadCell>Evento</HeadCell>
          <HeadCell className="lg:w-40">Quando</HeadCell>
          <HeadCell>Situação</HeadCell>
          <HeadCell align="right" className="lg:w-20">
            Ações
          </HeadCell>
        </TableHead>
        <TableBody>
          {data.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onShow={() => onShow(delivery.id)} />
          ))}
        </TableBody>
      </Table>
      <ListPager page={data} size={DELIVERIES_PER_PAGE} />
    </>
  );
}

function DeliveryRow({ delivery, onShow }: { delivery: Delivery; onShow: () => void }) {
  const { label, tone } = lookOfDelivery(delivery);
  const event = eventLabels[delivery.type].label;
  const when = formatDateTime(new Date(delivery.created_at));
  return (
    <Row onOpen={onShow}>
      <Cell card="title">
        <span className="block lg:font-semibold">{event}</span>
        <span className="block font-normal text-caption text-muted">{delivery.type}</span>
      </Cell>
      <Cell card="end" numeric className="max-lg:text-small">
        {when}
      </Cell>
      <Cell className="max-lg:flex-wrap max-lg:items-center max-lg:before:hidden">
        <Badge tone={tone} dot>
          {label}
        </Badge>
        <span className="wrap-anywhere block text-caption text-muted lg:mt-1">
          {describeDelivery(delivery)}
        </span>
      </Cell>
      <Cell card="actions" align="right">
        <RowAction icon={<Eye />} text="Detalhes" label={`Detalhes de ${event}, ${when}`} onClick={onShow} />
      </Cell>
    </Row>
  );
}
