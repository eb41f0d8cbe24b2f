import { useListParams } from "#app/features/admin/use-list-params.ts";
import type { OrderSort } from "#domain/orders/order-filter.ts";
import { HeadCell, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { AdminOrderRow } from "../admin-order.ts";
import { OrderTableRow, type RowHandlers } from "./order-table-row.tsx";

interface OrdersTableProps extends RowHandlers {
  rows: readonly AdminOrderRow[];
  sort: OrderSort;
  selected: ReadonlySet<string>;
}

export function OrdersTable({ rows, sort, selected, ...handlers }: OrdersTableProps) {
  const sorting = useSorting(sort);
  return (
    <Table label="Pedidos">
      <TableHead>
        <HeadCell className="w-10 pr-0">
          <span className="sr-only">Selecionar</span>
        </HeadCell>
        <HeadCell>ID</HeadCell>
        <HeadCell sort={sorting("customer")}>Cliente</HeadCell>
        <HeadCell sort={sorting("date")}>Data</HeadCell>
        <HeadCell align="right" sort={sorting("total")}>
          Total
        </HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell align="right">Ações</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((order) => (
          <OrderTableRow key={order.id} order={order} isSelected={selected.has(order.id)} {...handlers} />
        ))}
      </TableBody>
    </Table>
  );
}

/** The first click on a column sorts names ascending, dates and totals descending. */
function useSorting(sort: OrderSort) {
  const { set } = useListParams();
  return (column: "date" | "customer" | "total") => {
    const [up, down]: [OrderSort, OrderSort] = [column, `-${column}`];
    const first = column === "customer" ? up : down;
    const next = sort === first ? (first === up ? down : up) : first;
    const direction =
      sort === up ? ("ascending" as const) : sort === down ? ("descending" as const) : undefined;
    return { direction, onSort: () => set({ ordem: next === "-date" ? null : next }) };
  };
}
