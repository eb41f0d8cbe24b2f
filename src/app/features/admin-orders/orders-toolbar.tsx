import { SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import type { OrderFilter, OrderSort } from "#domain/orders/order-filter.ts";
import { orderStatuses, statusLabel } from "#domain/orders/order-status.ts";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";
import { isFiltered } from "./order-list-params.ts";
import { RowAction } from "./row-action.tsx";

const ALL = "todos";

const payments = [
  { value: ALL, label: "Todos" },
  { value: "paid", label: "Pagos" },
  { value: "unpaid", label: "Não pagos" },
];

const sorts: { value: OrderSort; label: string }[] = [
  { value: "-date", label: "Mais recentes" },
  { value: "date", label: "Mais antigos" },
  { value: "customer", label: "Cliente, A a Z" },
  { value: "-customer", label: "Cliente, Z a A" },
  { value: "-total", label: "Maior total" },
  { value: "total", label: "Menor total" },
];

/**
 * Search, status, payment and period. Below 1100 px they fold away behind a button, and bring along the order of the rows, since
 * the table has no head there.
 */
export function OrdersToolbar({ filter }: { filter: OrderFilter }) {
  const { set, searchText, setSearchText } = useListParams();
  const statuses = [...new Set([...orderStatuses, ...(filter.status ? [filter.status] : [])])];
  const [isOpen, setIsOpen] = useState(() => isFiltered({ ...filter, q: undefined }));
  const options = statuses.map((value) => ({ value, label: statusLabel(value) }));

  function clear() {
    setSearchText("");
    set({ q: null, status: null, pagamento: null, de: null, ate: null });
  }

  return (
    <div className="grid gap-3 border-line border-b p-4 lg:flex lg:items-end">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 lg:min-w-60 lg:max-w-110 lg:flex-1 lg:grid-cols-1">
        <SearchInput
          label="Buscar pedidos"
          placeholder="Buscar pedidos por ID, cliente ou status..."
          controlSize="app"
          maxLength={80}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          onClear={() => setSearchText("")}
          clearLabel="Limpar busca"
        />
        <IconButton
          label="Filtros"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls="filtros-de-pedidos"
          onClick={() => setIsOpen(!isOpen)}
          className="lg:hidden"
        >
          <SlidersHorizontal className="size-5" />
        </IconButton>
      </div>
      <div
        id="filtros-de-pedidos"
        className={cx("grid-cols-2 items-end gap-3 lg:ml-auto lg:flex", isOpen ? "grid" : "hidden")}
      >
        <Field label="Status" className="lg:w-32">
          <Select
            controlSize="app"
            options={[{ value: ALL, label: "Todos" }, ...options]}
            value={filter.status ?? ALL}
            onValueChange={(value) => set({ status: value === ALL ? null : value })}
          />
        </Field>
        <Field label="Pagamento" className="lg:w-32">
          <Select
            controlSize="app"
            options={payments}
            value={filter.payment ?? ALL}
            onValueChange={(value) => set({ pagamento: value === ALL ? null : value })}
          />
        </Field>
        <Field label="Ordenar por" className="col-span-2 lg:hidden">
          <Select
            controlSize="app"
            options={sorts}
            value={filter.sort}
            onValueChange={(value) => set({ ordem: value === "-date" ? null : value })}
          />
        </Field>
        <Field label="De" className="lg:w-38">
          <Input
            type="date"
            controlSize="app"
            className="min-w-0"
            value={filter.from ?? ""}
            max={filter.to}
            onChange={(event) => set({ de: event.target.value }, { replace: true })}
          />
        </Field>
        <Field label="Até" className="lg:w-38">
          <Input
            type="date"
            controlSize="app"
            className="min-w-0"
            value={filter.to ?? ""}
            min={filter.from}
            onChange={(event) => set({ ate: event.target.value }, { replace: true })}
          />
        </Field>
        {isFiltered(filter) && (
          <RowAction
            icon={<X />}
            text="Limpar filtros"
            label="Limpar filtros"
            onClick={clear}
            className="max-lg:col-span-2 max-lg:justify-self-start"
          />
        )}
      </div>
    </div>
  );
}
