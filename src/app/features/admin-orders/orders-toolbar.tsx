import { X } from "lucide-react";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import type { OrderFilter, OrderSort } from "#domain/orders/order-filter.ts";
import { orderStatuses, statusLabel } from "#domain/orders/order-status.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";
import { isFiltered } from "./order-list-params.ts";

const ALL = "todos";

const sorts: { value: OrderSort; label: string }[] = [
  { value: "-date", label: "Mais recentes" },
  { value: "date", label: "Mais antigos" },
  { value: "customer", label: "Cliente, A a Z" },
  { value: "-customer", label: "Cliente, Z a A" },
  { value: "-total", label: "Maior total" },
  { value: "total", label: "Menor total" },
];

/** Search, status and period. Below 1100 px, where the table has no head, also the order of the rows. */
export function OrdersToolbar({ filter }: { filter: OrderFilter }) {
  const { set, searchText, setSearchText } = useListParams();
  const statuses = [...new Set([...orderStatuses, ...(filter.status ? [filter.status] : [])])];
  const options = statuses.map((value) => ({ value, label: statusLabel(value) }));

  function clear() {
    setSearchText("");
    set({ q: null, status: null, de: null, ate: null });
  }

  return (
    <div className="grid gap-3 border-line border-b p-4">
      <SearchInput
        label="Buscar pedidos"
        placeholder="Buscar pedidos por ID, cliente ou status..."
        controlSize="app"
        maxLength={80}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        onClear={() => setSearchText("")}
        clearLabel="Limpar busca"
        className="lg:max-w-110"
      />
      <div className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap">
        <Field label="Status" className="max-lg:col-span-1 lg:w-44">
          <Select
            controlSize="app"
            options={[{ value: ALL, label: "Todos" }, ...options]}
            value={filter.status ?? ALL}
            onValueChange={(value) => set({ status: value === ALL ? null : value })}
          />
        </Field>
        <Field label="Ordenar por" className="lg:hidden">
          <Select
            controlSize="app"
            options={sorts}
            value={filter.sort}
            onValueChange={(value) => set({ ordem: value === "-date" ? null : value })}
          />
        </Field>
        <Field label="De" className="lg:w-44">
          <Input
            type="date"
            controlSize="app"
            value={filter.from ?? ""}
            max={filter.to}
            onChange={(event) => set({ de: event.target.value }, { replace: true })}
          />
        </Field>
        <Field label="Até" className="lg:w-44">
          <Input
            type="date"
            controlSize="app"
            value={filter.to ?? ""}
            min={filter.from}
            onChange={(event) => set({ ate: event.target.value }, { replace: true })}
          />
        </Field>
        {isFiltered(filter) && (
          <Button
            variant="ghost"
            size="app"
            icon={<X />}
            onClick={clear}
            className="max-lg:col-span-2 max-lg:justify-self-start"
          >
            Limpar filtros
          </Button>
        )}
      </div>
    </div>
  );
}
