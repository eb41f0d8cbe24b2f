import { useListParams } from "#app/features/admin/use-list-params.ts";
import { useCategories } from "#app/features/admin-categories/use-categories.ts";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";
import type { ProductListFilter } from "./product-list-params.ts";

const ALL = "todos";

const shows = [
  { value: ALL, label: "Todos" },
  { value: "destaques", label: "Em destaque" },
  { value: "novos", label: "Com selo Novo" },
  { value: "sem-imagem", label: "Sem imagem" },
];

const sorts = [
  { value: "newest", label: "Mais recentes" },
  { value: "name", label: "Nome, A a Z" },
  { value: "price", label: "Menor preço" },
  { value: "-price", label: "Maior preço" },
];

const numbers = new Intl.NumberFormat("pt-BR");

export function ProductsToolbar({ filter, total }: { filter: ProductListFilter; total: number | undefined }) {
  const { set, searchText, setSearchText } = useListParams();
  const { data: categories = [] } = useCategories();
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 lg:flex lg:px-4">
      <SearchInput
        label="Buscar produtos"
        placeholder="Buscar por nome ou categoria..."
        controlSize="app"
        maxLength={100}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        onClear={() => setSearchText("")}
        clearLabel="Limpar busca"
        className="col-span-2 min-w-0 lg:max-w-90 lg:flex-1"
      />
      <Select
        label="Categoria"
        controlSize="app"
        options={[
          { value: ALL, label: "Todas as categorias" },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.category ?? ALL}
        onValueChange={(value) => set({ categoria: value === ALL ? null : value })}
        className="min-w-0 max-lg:col-span-2 max-lg:px-3 max-lg:text-note lg:w-47"
      />
      <Select
        label="Mostrar"
        controlSize="app"
        options={shows}
        value={filter.show ?? ALL}
        onValueChange={(value) => set({ mostrar: value === ALL ? null : value })}
        className="min-w-0 max-lg:px-3 max-lg:text-note lg:w-39"
      />
      <Select
        label="Ordenar por"
        controlSize="app"
        options={sorts}
        value={filter.sort}
        onValueChange={(value) => set({ ordem: value === "newest" ? null : value })}
        className="min-w-0 max-lg:px-3 max-lg:text-note lg:w-37"
      />
      <p
        role="status"
        className="whitespace-nowrap text-caption text-muted tabular-nums max-lg:col-span-2 lg:ml-auto"
      >
        {total !== undefined && (total === 1 ? "1 produto" : `${numbers.format(total)} produtos`)}
      </p>
    </div>
  );
}
