import { useEffect, useState } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { ORDERS_PER_PAGE, type OrderFilter } from "#domain/orders/order-filter.ts";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import type { AdminOrderRow } from "../admin-order.ts";
import { NewOrderDialog } from "../new-order/new-order-dialog.tsx";
import { NoOrders } from "../no-orders.tsx";
import { CopiedOrders } from "../offline-copies/copied-orders.tsx";
import { OrderDialog } from "../order-dialog/order-dialog.tsx";
import { useOrderList } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";
import { LazyBoard } from "../steps/board/lazy-board.tsx";
import { useOrdersView } from "../steps/board/use-orders-view.ts";
import { ViewSwitch } from "../steps/board/view-switch.tsx";
import { DeleteOrderDialog } from "./delete-order-dialog.tsx";
import { ExportProgressPanel } from "./export-progress.tsx";
import { MessageTemplatesDialog } from "./message-templates-dialog.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { countFilters, isFiltered, readOrderFilter } from "./order-list-params.ts";
import type { RowHandlers } from "./order-table-row.tsx";
import { OrdersHeadActions } from "./orders-head-actions.tsx";
import { OrdersSummary } from "./orders-summary.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useExport } from "./use-export.ts";
import { useSelection } from "./use-selection.ts";
import { useShownOrder } from "./use-shown-order.ts";

export function OrdersScreen() {
  const list = useListParams();
  const filter = readOrderFilter(list.params);
  const { shownId, show } = useShownOrder();
  const { usesSteps, view, setView } = useOrdersView();
  const { selected, select, selectMany, keep, clear } = useSelection();
  const { progress, start, cancel } = useExport();
  const [toDelete, setToDelete] = useState<AdminOrderRow | null>(null);
  const [isEditingTemplates, setIsEditingTemplates] = useState(false);
  const [isEntering, setIsEntering] = useState(false);
  const editTemplates = () => setIsEditingTemplates(true);

  return (
    <AdminPage
      title="Gerenciamento de Pedidos"
      actions={
        <OrdersHeadActions
          isExporting={progress !== null}
          onExport={(wanted) => start(filter, wanted)}
          onEnter={() => setIsEntering(true)}
          onEditTemplates={editTemplates}
        />
      }
    >
      {progress && <ExportProgressPanel progress={progress} onCancel={cancel} />}
      {usesSteps && <ViewSwitch view={view} onChange={setView} />}
      {view === "etapas" ? (
        <LazyBoard isKnown={usesSteps} onShow={show} />
      ) : (
        <>
          <OrdersSummary />
          <Panel>
            <ListToolbar
              list={list}
              layout={usesSteps ? "crowded" : "labelled"}
              search={{
                label: "Buscar pedidos",
                placeholder: "Buscar pedidos por ID, cliente ou status...",
                maxLength: 80,
              }}
              fold={{
                active: countFilters(filter),
                clearable: isFiltered(filter)
                  ? ["status", "pagamento", "etapa", "atrasados", "novos", "de", "ate"]
                  : undefined,
              }}
            >
              <OrderFilters list={list} filter={filter} />
            </ListToolbar>
            <OrderList
              filter={filter}
              selected={selected}
              onShow={show}
              onDelete={setToDelete}
              onSelect={select}
              onSelectMany={selectMany}
              onEditTemplates={editTemplates}
            />
          </Panel>
          <SelectionBar selected={selected} onKeep={keep} onClear={clear} />
        </>
      )}
      <OrderDialog orderId={shownId} onClose={() => show(null)} onEditTemplates={editTemplates} />
      <DeleteOrderDialog
        order={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={(id) => select(id, false)}
      />
      <NewOrderDialog open={isEntering} onClose={() => setIsEntering(false)} onShow={show} />
      <MessageTemplatesDialog open={isEditingTemplates} onClose={() => setIsEditingTemplates(false)} />
    </AdminPage>
  );
}

interface OrderListProps extends RowHandlers {
  filter: OrderFilter;
  selected: ReadonlySet<string>;
  onSelectMany: (ids: readonly string[], isSelected: boolean) => void;
}

/** Shows one of the states loading, failed, empty or full. */
function OrderList({ filter, ...rest }: OrderListProps) {
  const { get } = useListParams();
  const { data: page, error, refetch, isPlaceholderData, isPaused } = useOrderList(filter, get("cursor"));
  useEffect(() => {
    if (error) toast.error(orderTexts.fetchFailed(error.message));
  }, [error]);

  if (!page && isPaused) return <CopiedOrders />;
  if (!page && error) return <LoadFailed title={orderTexts.loadFailed} error={error} onRetry={refetch} />;
  if (!page) return <TableSkeleton label={orderTexts.loading} />;
  if (page.rows.length === 0) return <NoOrders filtered={isFiltered(filter)} />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <OrdersTable rows={page.rows satisfies AdminOrderRow[]} sort={filter.sort} {...rest} />
      <ListPager page={page} size={ORDERS_PER_PAGE} />
    </div>
  );
}
