import type { ListParams } from "#app/features/admin/use-list-params.ts";
import type { CustomerSort } from "#domain/customers/customer-filter.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";

const sorts: { value: CustomerSort; label: string }[] = [
  { value: "-last_order", label: "Último pedido, mais recente" },
  { value: "last_order", label: "Último pedido, mais antigo" },
  { value: "name", label: "Nome, A a Z" },
  { value: "-name", label: "Nome, Z a A" },
  { value: "-orders", label: "Mais pedidos" },
  { value: "orders", label: "Menos pedidos" },
  { value: "-total", label: "Maior total" },
  { value: "total", label: "Menor total" },
];

interface CustomerSortFilterProps {
  list: ListParams;
  sort: CustomerSort;
}

/** Chooses the sort order below 1100 px, where the table has no head. */
export function CustomerSortFilter({ list, sort }: CustomerSortFilterProps) {
  return (
    <Field label="Ordenar por" className="lg:hidden">
      <Select
        controlSize="app"
        options={sorts}
        value={sort}
        onValueChange={(value) => list.set({ ordem: value === "-last_order" ? null : value })}
      />
    </Field>
  );
}
