import type { ListParams } from "#app/features/admin/use-list-params.ts";
import { useCategories } from "#app/features/admin-categories/use-categories.ts";
import { Select } from "#ui/select.tsx";
import type { ProductListFilter } from "./product-list-params.ts";

const ALL = "todos";

const shows = [
  { value: ALL, label: "Todos" },
  { value: "destaques", label: "Em destaque" },
  { value: "novos", label: "Com selo Novo" },
  { value: "sem-imagem", label: "Sem imagem" },
  { value: "publicados", label: "Publicados" },
  { value: "rascunhos", label: "Rascunhos" },
  { value: "ocultos", label: "Ocultos" },
];

const sorts = [
  { value: "newest", label: "Mais recentes" },
  { value: "name", label: "Nome, A a Z" },
  { value: "price", label: "Menor preço" },
  { value: "-price", label: "Maior preço" },
];

interface ProductFiltersProps {
  list: ListParams;
  filter: ProductListFilter;
}

export function ProductFilters({ list, filter }: ProductFiltersProps) {
  const { data: categories = [] } = useCategories();
  return (
    <>
      <Select
        label="Categoria"
        controlSize="app"
        options={[
          { value: ALL, label: "Todas as categorias" },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.category ?? ALL}
        onValueChange={(value) => list.set({ categoria: value === ALL ? null : value })}
        className="min-w-0 max-lg:col-span-2 max-lg:px-3 max-lg:text-note lg:w-47"
      />
      <Select
        label="Mostrar"
        controlSize="app"
        options={shows}
        value={filter.show ?? ALL}
        onValueChange={(value) => list.set({ mostrar: value === ALL ? null : value })}
        className="min-w-0 max-lg:px-3 max-lg:text-note lg:w-39"
      />
      <Select
        label="Ordenar por"
        controlSize="app"
        options={sorts}
        value={filter.sort}
        onValueChange={(value) => list.set({ ordem: value === "newest" ? null : value })}
        className="min-w-0 max-lg:px-3 max-lg:text-note lg:w-37"
      />
    </>
  );
}
