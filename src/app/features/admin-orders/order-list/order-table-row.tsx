import { Ellipsis, Eye, MessageCircle, PencilLine, StickyNote, Trash2 } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
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
        className="text-muted tabular-nums max-lg:order-2 max-lg:col-span-2 lg:whitespace-nowrap"
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
        {placedAt}
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:order-1">
        {formatCents(reaisToCents(order.total_amount))}
      </Cell>
      <Cell card="end" className="max-lg:order-3">
        <span className="grid justify-items-start gap-1 max-lg:justify-items-end">
          <StatusBadge status={order.status} />
          <PaymentBadge order={order} />
        </span>
      </Cell>
      <Cell card="actions" align="right" className="max-lg:order-5 max-lg:col-start-2!">
        <RowActions order={order} number={number} {...handlers} />
      </Cell>
    </Row>
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
    <span className="flex items-center max-lg:flex-1 lg:justify-end">
      <RowAction
        icon={<Eye />}
        text="Ver"
        label={`Ver pedido ${number}`}
        onClick={() => handlers.onShow(order.id)}
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
