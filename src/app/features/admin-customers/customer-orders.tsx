import { ReceiptText } from "lucide-react";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { StatusBadge } from "#app/features/admin-orders/status-badge.tsx";
import { CUSTOMER_ORDERS_PER_PAGE } from "#domain/customers/customer-filter.ts";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { Customer, CustomerOrder } from "./customer.ts";
import { useCustomerOrders } from "./customer-queries.ts";

export function CustomerOrders({ customer, isLeaving }: { customer: Customer; isLeaving: boolean }) {
  return (
    <Panel>
      <PanelHead title="Histórico de pedidos" />
      <OrderList id={customer.id} isLeaving={isLeaving} />
    </Panel>
  );
}

function OrderList({ id, isLeaving }: { id: string; isLeaving: boolean }) {
  const { get } = useListParams();
  const { data: page, error, refetch } = useCustomerOrders(id, isLeaving, get("cursor"));
  if (!page && error)
    return <LoadFailed title="Falha ao carregar pedidos. Tente novamente." error={error} onRetry={refetch} />;
  if (!page) return <TableSkeleton label="Carregando pedidos..." rows={4} />;
  if (page.rows.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText className="size-8 text-muted" />}
        title="Nenhum pedido encontrado"
        text="O primeiro pedido deste cliente vai aparecer aqui."
      />
    );
  }
  return (
    <>
      <Table label="Pedidos do cliente">
        <TableHead>
          <HeadCell>Pedido</HeadCell>
          <HeadCell>Itens</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell align="right">Total</HeadCell>
        </TableHead>
        <TableBody>
          {page.rows.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </TableBody>
      </Table>
      <ListPager page={page} size={CUSTOMER_ORDERS_PER_PAGE} />
    </>
  );
}

function OrderRow({ order }: { order: CustomerOrder }) {
  const placedAt = formatDateTime(new Date(order.created_at));
  return (
    <Row>
      <Cell card="title" className="whitespace-nowrap">
        <Link
          to={`/admin/pedidos?pedido=${order.id}`}
          className="font-semibold tabular-nums hover:underline max-lg:inline-block max-lg:py-2"
        >
          {orderNumber(order.id)}
        </Link>
        <span className="block font-normal text-caption text-muted tabular-nums">{placedAt}</span>
      </Cell>
      <Cell card="meta" className="wrap-anywhere max-lg:order-2">
        {describeItems(order)}
      </Cell>
      <Cell card="end" className="max-lg:order-1">
        <StatusBadge status={order.status} />
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold max-lg:order-3">
        {formatCents(order.total_cents)}
      </Cell>
    </Row>
  );
}

/** Returns "2 × Camisa Aurora", or the number of pieces and the first product's name. */
function describeItems({ units, names }: CustomerOrder): string {
  const [first, ...others] = names;
  if (first === undefined) return "";
  return others.length === 0 ? `${units} × ${first}` : `${units} peças: ${first} e mais ${others.length}`;
}
