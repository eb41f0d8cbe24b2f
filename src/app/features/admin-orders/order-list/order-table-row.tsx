import { Ellipsis, Eye, MessageCircle, PencilLine, StickyNote, Trash2 } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { formatCents } from "#domain/money.ts";
import { formatDate, formatDateTime, formatTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Badge } from "#ui/badge.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { Cell, Row } from "#ui/table.tsx";
import type { AdminOrderRow } from "../admin-order.ts";
import { PaymentBadge } from "../payment-badge.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { StatusMenu } from "../status-menu.tsx";
import { Due } from "../steps/due.tsx";
import { StepBadge } from "../steps/step-badge.tsx";
import { WhatsappMenu } from "../whatsapp-menu.tsx";

export interface RowHandlers {
  onShow: (id: string) => void;
  onDelete: (order: AdminOrderRow) => void;
  onSelect: (id: string, isSelected: boolean) => void;
  onEditTemplates: () => void;
}

interface OrderTableRowProps extends RowHandlers {
  order: AdminOrderRow;
  isSelected: boolean;
}

export function OrderTableRow({ order, isSelected, ...handlers }: OrderTableRowProps) {
  const number = orderNumber(order.id);
  const placedAt = formatDateTime(new Date(order.created_at));
  return (
    <Row
      onOpen={() => handlers.onShow(order.id)}
      className={cx("max-lg:grid-cols-[28px_minmax(0,1fr)_auto]", isSelected && "bg-raised")}
    >
      <Cell card="picture" className="max-lg:order-4 max-lg:row-span-1! lg:pr-0">
        <Checkbox
          checked={isSelected}
          onChange={(event) => handlers.onSelect(order.id, event.target.checked)}
          label={<span className="sr-only">Selecionar pedido {number}</span>}
        />
      </Cell>
      <Cell
        card="meta"
        className={cx(
          "text-muted tabular-nums max-lg:order-2 lg:whitespace-nowrap",
          order.fulfilment ? "max-lg:col-span-3" : "max-lg:col-span-2",
        )}
      >
        {number}
        <span className="lg:hidden"> · {placedAt}</span>
      </Cell>
      <Cell card="title" className="wrap-anywhere max-lg:order-0 max-lg:col-span-2 lg:font-semibold">
        {order.customer}
        {!order.opened && (
          <Badge tone="canary" className="ml-2">
            Novo
          </Badge>
        )}
        {order.has_staff_notes && <NotesSign />}
      </Cell>
      <Cell card="hidden" numeric>
        {order.fulfilment ? <DayAndTime date={new Date(order.created_at)} /> : placedAt}
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:order-1">
        {formatCents(reaisToCents(order.total_amount))}
      </Cell>
      <Cell
        card="end"
        className={cx("max-lg:order-3", order.fulfilment && "max-lg:col-span-3 max-lg:justify-self-start!")}
      >
        <Stages order={order} />
      </Cell>
      <Cell card="actions" align="right" className="max-lg:order-5 max-lg:col-start-2!">
        <RowActions order={order} number={number} {...handlers} />
      </Cell>
    </Row>
  );
}

/** In two lines: the badges of the steps need the room. */
function DayAndTime({ date }: { date: Date }) {
  return (
    <>
      {formatDate(date)} <span className="block">{formatTime(date)}</span>
    </>
  );
}

/** How far the order is. The step of a completed one means nothing any more. */
function Stages({ order }: { order: AdminOrderRow }) {
  const { fulfilment, status } = order;
  const statuses = (
    <>
      <StatusBadge status={status} />
      <PaymentBadge order={order} />
    </>
  );
  if (!fulfilment)
    return <span className="grid justify-items-start gap-1 max-lg:justify-items-end">{statuses}</span>;
  return (
    <span className="flex flex-wrap gap-1 max-lg:text-left lg:w-46">
      {statuses}
      {status !== "completed" && <StepBadge step={fulfilment.step} />}
      {/* Days that do not count yet have no place in a list. */}
      {status !== "completed" && fulfilment.promise?.on && (
        <Due fulfilment={fulfilment} className="w-full text-caption" />
      )}
    </span>
  );
}

function NotesSign() {
  return (
    <span
      role="img"
      aria-label="Com anotações da loja"
      title="Com anotações da loja"
      className="ml-2 inline-block align-text-bottom text-info"
    >
      <StickyNote className="size-4" />
    </span>
  );
}

function RowActions({ order, number, ...handlers }: RowHandlers & { order: AdminOrderRow; number: string }) {
  return (
    <span className="flex items-center max-lg:flex-1 max-lg:flex-wrap lg:justify-end">
      <RowAction
        icon={<Eye />}
        text="Ver"
        label={`Ver pedido ${number}`}
        onClick={() => handlers.onShow(order.id)}
        className="max-md:px-2"
      />
      <StatusMenu
        order={order}
        trigger={
          <RowAction
            icon={
              <>
                <Ellipsis className="max-lg:hidden" />
                <PencilLine className="lg:hidden" />
              </>
            }
            text="Alterar Status"
            label={`Alterar Status do pedido ${number}`}
            className="max-md:px-2"
          />
        }
      />
      {order.customer_whatsapp && (
        <WhatsappMenu
          order={order}
          onEditTemplates={handlers.onEditTemplates}
          trigger={<RowAction icon={<MessageCircle />} label={`Enviar WhatsApp sobre o pedido ${number}`} />}
        />
      )}
      <RowAction
        icon={<Trash2 />}
        danger
        label={`Excluir pedido ${number}`}
        onClick={() => handlers.onDelete(order)}
        className="max-lg:ml-auto"
      />
    </span>
  );
}
