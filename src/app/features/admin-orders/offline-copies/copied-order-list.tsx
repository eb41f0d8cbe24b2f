import { Eye } from "lucide-react";
import { useState } from "react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { OrderFacts } from "../order-facts.tsx";
import { OrderLines } from "../order-lines.tsx";
import { orderTexts } from "../order-texts.ts";
import { StatusBadge } from "../status-badge.tsx";
import { CopyNotice } from "./copy-notice.tsx";
import type { OrderCopies } from "./order-copies.ts";

/** A read-only list of orders, because changes could not be sent while offline. */
export function CopiedOrderList({ copies }: { copies: OrderCopies }) {
  const [shown, setShown] = useState<AdminOrder>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Table label="Pedidos guardados">
        <TableHead>
          <HeadCell>ID</HeadCell>
          <HeadCell>Cliente</HeadCell>
          <HeadCell>Data</HeadCell>
          <HeadCell align="right">Total</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell align="right">Ações</HeadCell>
        </TableHead>
        <TableBody>
          {copies.orders.map((order) => (
            <CopiedRow
              key={order.id}
              order={order}
              onShow={() => {
                setShown(order);
                setIsOpen(true);
              }}
            />
          ))}
        </TableBody>
      </Table>
      {shown && (
        <Dialog open={isOpen} onOpenChange={setIsOpen} title={`Detalhes do Pedido ${orderNumber(shown.id)}`}>
          <DialogBody>
            <CopiedOrderDetail order={shown} savedAt={copies.savedAt} />
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}

export function CopiedOrderDetail({ order, savedAt }: { order: AdminOrder; savedAt: number }) {
  return (
    <>
      <CopyNotice savedAt={savedAt} />
      <OrderFacts order={order} />
      <OrderLines order={order} />
      {order.staff_notes && (
        <section aria-labelledby="anotacoes" className="grid gap-1">
          <h3 id="anotacoes" className="font-semibold text-body">
            {orderTexts.notes}
          </h3>
          <p className="wrap-anywhere whitespace-pre-line">{order.staff_notes}</p>
        </section>
      )}
    </>
  );
}

function CopiedRow({ order, onShow }: { order: AdminOrder; onShow: () => void }) {
  const number = orderNumber(order.id);
  const placedAt = formatDateTime(new Date(order.created_at));
  return (
    <Row onOpen={onShow}>
      <Cell card="meta" className="whitespace-nowrap text-muted tabular-nums max-lg:order-2">
        {number}
        <span className="lg:hidden"> · {placedAt}</span>
      </Cell>
      <Cell card="title" className="wrap-anywhere max-lg:order-0 lg:font-semibold">
        {order.customer}
      </Cell>
      <Cell card="hidden" numeric>
        {placedAt}
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:order-1">
        {formatCents(reaisToCents(order.total_amount))}
      </Cell>
      <Cell card="end" className="max-lg:order-3">
        <StatusBadge status={order.status} />
      </Cell>
      <Cell card="actions" align="right" className="max-lg:order-4">
        <RowAction icon={<Eye />} text="Ver" label={`Ver pedido ${number}`} onClick={onShow} />
      </Cell>
    </Row>
  );
}
