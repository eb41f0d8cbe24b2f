import { ArrowLeft, RotateCcw } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { DAYS_RESTORABLE } from "#domain/orders/order-deletion.ts";
import { ORDERS_PER_PAGE } from "#domain/orders/order-filter.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { DeletedOrderRow } from "./admin-order.ts";
import { useRestoreOrder } from "./order-actions.ts";
import { useDeletedOrders } from "./order-queries.ts";
import { orderTexts } from "./order-texts.ts";

export function DeletedOrdersScreen() {
  return (
    <AdminPage
      title="Pedidos excluídos"
      description={`Depois de ${DAYS_RESTORABLE} dias um pedido excluído é apagado de vez.`}
      actions={
        <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/pedidos">
          Voltar aos pedidos
        </ButtonLink>
      }
    >
      <Panel>
        <DeletedList />
      </Panel>
    </AdminPage>
  );
}

function DeletedList() {
  const { get } = useListParams();
  const { data: page, error, refetch } = useDeletedOrders(get("cursor"));
  if (!page && error) return <LoadFailed title={orderTexts.loadFailed} error={error} onRetry={refetch} />;
  if (!page) return <TableSkeleton label={orderTexts.loading} />;
  if (page.rows.length === 0) {
    return (
      <EmptyState title="Nenhum pedido excluído" text="O que você excluir fica guardado aqui por 30 dias." />
    );
  }
  return (
    <>
      <Table label="Pedidos excluídos">
        <TableHead>
          <HeadCell>ID</HeadCell>
          <HeadCell>Cliente</HeadCell>
          <HeadCell>Excluído em</HeadCell>
          <HeadCell>Excluído por</HeadCell>
          <HeadCell align="right">Total</HeadCell>
          <HeadCell align="right">Ações</HeadCell>
        </TableHead>
        <TableBody>
          {page.rows.map((order) => (
            <DeletedRow key={order.id} order={order} />
          ))}
        </TableBody>
      </Table>
      <ListPager page={page} size={ORDERS_PER_PAGE} />
    </>
  );
}

function DeletedRow({ order }: { order: DeletedOrderRow }) {
  const { mutate, isPending } = useRestoreOrder();
  return (
    <Row>
      <Cell card="hidden" className="text-muted tabular-nums">
        {orderNumber(order.id)}
      </Cell>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        {order.customer} <span className="font-normal text-muted lg:hidden">{orderNumber(order.id)}</span>
      </Cell>
      <Cell card="line" label="Excluído em" numeric className="max-lg:order-1">
        {formatDateTime(new Date(order.deleted_at))}
      </Cell>
      <Cell card="line" label="Excluído por" className="wrap-anywhere max-lg:order-1">
        {order.deleted_by ?? "–"}
      </Cell>
      <Cell card="end" align="right" numeric className="font-semibold">
        {formatCents(reaisToCents(order.total_amount))}
      </Cell>
      <Cell card="actions" align="right" className="max-lg:order-2 max-lg:ml-0! max-lg:pt-2">
        <Button
          variant="outline"
          size="app"
          icon={<RotateCcw />}
          busy={isPending}
          onClick={() => mutate(order.id)}
          aria-label={`Restaurar pedido ${orderNumber(order.id)}`}
        >
          Restaurar
        </Button>
      </Cell>
    </Row>
  );
}
