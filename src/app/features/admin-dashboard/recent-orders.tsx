import { ArrowRight } from "lucide-react";
import { formatCents } from "#domain/money.ts";
import { formatDate } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { RecentOrder } from "./dashboard.ts";
import { dashboardStatusLook, orSampleOrders, type Sampled } from "./dashboard-samples.ts";
import { SampleBadge } from "./sample-badge.tsx";

export function RecentOrders({ orders, now }: { orders: readonly RecentOrder[]; now: Date }) {
  return (
    <Panel>
      <PanelHead title="Pedidos Recentes">
        <Link
          to="/admin/pedidos"
          className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold text-grass hover:text-grass-hover lg:min-h-10"
        >
          Ver todos <span className="sr-only">os pedidos</span>
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </PanelHead>
      <Table label="Pedidos Recentes">
        <TableHead>
          <HeadCell>ID</HeadCell>
          <HeadCell>Cliente</HeadCell>
          <HeadCell>Produto</HeadCell>
          <HeadCell>Data</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell align="right">Total</HeadCell>
        </TableHead>
        <TableBody>
          {orSampleOrders(orders, now).map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

/** As a card (below 1100 px): customer and total, below them number, day and status. */
function OrderRow({ order }: { order: Sampled<RecentOrder> }) {
  const { id, product, more_products, created_at, total_cents } = order;
  const { label, tone } = dashboardStatusLook(order.status);
  return (
    <Row>
      <Cell card="hidden" numeric className="text-muted">
        {orderNumber(id)}
      </Cell>
      <Cell card="title" className="font-semibold max-lg:order-1">
        <Customer order={order} />
      </Cell>
      <Cell card="hidden">
        {product}
        {more_products > 0 && <span className="text-muted"> +{more_products}</span>}
      </Cell>
      <Cell card="meta" numeric className="max-lg:order-3">
        <span className="lg:hidden">{orderNumber(id)} · </span>
        {formatDate(new Date(created_at))}
      </Cell>
      <Cell card="end" className="max-lg:order-4">
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:order-2">
        {formatCents(total_cents)}
      </Cell>
    </Row>
  );
}

function Customer({ order: { id, customer, isSample } }: { order: Sampled<RecentOrder> }) {
  if (!isSample) {
    return (
      <Link to={`/admin/pedidos?pedido=${id}`} className="hover:underline">
        {customer}
      </Link>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {customer} <SampleBadge />
    </span>
  );
}
