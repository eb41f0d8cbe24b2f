import { useListParams } from "#app/features/admin/use-list-params.ts";
import type { CustomerSort } from "#domain/customers/customer-filter.ts";
import { Field } from "#ui/field.tsx";
import { SearchInput } from "#ui/search-input.tsx";
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

/** Below 1100 px, where the table has no head, also the order of the rows. */
export function CustomersToolbar({ sort }: { sort: CustomerSort }) {
  const { set, searchText, setSearchText } = useListParams();
  return (
    <div className="grid gap-3 border-line border-b p-4">
      <SearchInput
        label="Buscar clientes"
        placeholder="Nome, WhatsApp ou email..."
        controlSize="app"
        maxLength={80}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        onClear={() => setSearchText("")}
        clearLabel="Limpar busca"
        className="lg:max-w-110"
      />
      <Field label="Ordenar por" className="lg:hidden">
        <Select
          controlSize="app"
          options={sorts}
          value={sort}
          onValueChange={(value) => set({ ordem: value === "-last_order" ? null : value })}
        />
      </Field>
    </div>
  );
}
