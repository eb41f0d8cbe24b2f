import { useListParams } from "#app/features/admin/use-list-params.ts";
import type { CustomerSort } from "#domain/customers/customer-filter.ts";
import { HeadCell, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { CustomerRow } from "./customer.ts";
import { CustomerTableRow } from "./customer-table-row.tsx";

export function CustomersTable({ rows, sort }: { rows: readonly CustomerRow[]; sort: CustomerSort }) {
  const sorting = useSorting(sort);
  return (
    <Table label="Clientes">
      <TableHead>
        <HeadCell sort={sorting("name")}>Nome</HeadCell>
        <HeadCell>WhatsApp</HeadCell>
        <HeadCell align="right" sort={sorting("orders")}>
          Pedidos
        </HeadCell>
        <HeadCell align="right" sort={sorting("total")}>
          Total
        </HeadCell>
        <HeadCell sort={sorting("last_order")}>Último pedido</HeadCell>
        <HeadCell align="right">Ações</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((customer) => (
          <CustomerTableRow key={customer.id} customer={customer} />
        ))}
      </TableBody>
    </Table>
  );
}

/** The first click on a column sorts names ascending and everything else descending. */
function useSorting(sort: CustomerSort) {
  const { set } = useListParams();
  return (column: "name" | "orders" | "total" | "last_order") => {
    const [up, down]: [CustomerSort, CustomerSort] = [column, `-${column}`];
    const first = column === "name" ? up : down;
    const next = sort === first ? (first === up ? down : up) : first;
    const direction =
      sort === up ? ("ascending" as const) : sort === down ? ("descending" as const) : undefined;
    return { direction, onSort: () => set({ ordem: next === "-last_order" ? null : next }) };
  };
}
