import type { ChangeEvent } from "react";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import type { OrderSort } from "#domain/orders/order-filter.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { HeadCell, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { AdminOrderRow } from "../admin-order.ts";
import { useUsesSteps } from "../steps/step-actions.ts";
import { OrderTableRow, type RowHandlers } from "./order-table-row.tsx";

interface OrdersTableProps extends RowHandlers {
  rows: readonly AdminOrderRow[];
  sort: OrderSort;
  selected: ReadonlySet<string>;
  onSelectMany: (ids: readonly string[], isSelected: boolean) => void;
}

export function OrdersTable({ rows, sort, selected, onSelectMany, ...handlers }: OrdersTableProps) {
  const sorting = useSorting(sort);
  const ids = rows.map(({ id }) => id);
  const whole = useUsesSteps() && {
    checked: ids.every((id) => selected.has(id)),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onSelectMany(ids, event.target.checked),
  };
  const table = (
    <Table label="Pedidos">
      <TableHead>
        <HeadCell className="w-10 pr-0">
          <span className={whole ? "sr-only lg:hidden" : "sr-only"}>Selecionar</span>
          {whole && (
            <Checkbox
              {...whole}
              className="max-lg:hidden"
              label={<span className="sr-only">Selecionar todos desta página</span>}
            />
          )}
        </HeadCell>
        <HeadCell>ID</HeadCell>
        <HeadCell sort={sorting("customer")}>Cliente</HeadCell>
        <HeadCell sort={sorting("date")}>Data</HeadCell>
        <HeadCell align="right" sort={sorting("total")}>
          Total
        </HeadCell>
        <HeadCell>{rows.some(({ fulfilment }) => fulfilment) ? "Status e etapa" : "Status"}</HeadCell>
        <HeadCell align="right">Ações</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((order) => (
          <OrderTableRow key={order.id} order={order} isSelected={selected.has(order.id)} {...handlers} />
        ))}
      </TableBody>
    </Table>
  );
  if (!whole) return table;
  return (
    <>
      {/* The table's head is out of sight there. */}
      <Checkbox
        {...whole}
        className="border-line border-b px-4 lg:hidden"
        label="Selecionar todos desta página"
      />
      {table}
    </>
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
