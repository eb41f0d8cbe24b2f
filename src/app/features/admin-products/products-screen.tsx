import { FileUp, Plus, Shirt } from "lucide-react";
import { useEffect, useState } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { ExportProducts } from "#app/features/admin-imports/export-products.tsx";
import { ADMIN_PRODUCTS_PER_PAGE } from "#domain/catalog/admin-product-list.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import { DeleteProductDialog } from "./delete-product-dialog.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { isFiltered, type ProductListFilter, readProductFilter } from "./product-list-params.ts";
import { type ProductRow, useProductList } from "./product-queries.ts";
import { ProductsTable, type RowHandlers } from "./products-table.tsx";
import { NEW_PRODUCT, useShownProduct } from "./use-shown-product.ts";

/** Products and categories have a screen each; in the domain and the server both belong to the feature `catalog`. */
export function ProductsScreen() {
  const list = useListParams();
  const filter = readProductFilter(list.params);
  const { shownId, show } = useShownProduct();
  const [toDelete, setToDelete] = useState<ProductRow | null>(null);
  const { data: page } = useProductList(filter, list.get("cursor"));
  return (
    <AdminPage
      title="Produtos"
      actions={
        <>
          <ExportProducts />
          <ButtonLink variant="outline" size="app" icon={<FileUp />} to="/admin/produtos/importar">
            Importar
          </ButtonLink>
          <Button size="app" icon={<Plus />} onClick={() => show(NEW_PRODUCT)}>
            Novo Produto
          </Button>
        </>
      }
    >
      <Panel>
        <ListToolbar
          list={list}
          layout="compact"
          search={{
            label: "Buscar produtos",
            placeholder: "Buscar por nome ou categoria...",
            maxLength: 100,
          }}
          count={page ? countOf(page.total) : null}
        >
          <ProductFilters list={list} filter={filter} />
        </ListToolbar>
        <ProductList filter={filter} onShow={show} onDelete={setToDelete} />
      </Panel>
      <ProductDialog shownId={shownId} onClose={() => show(null)} />
      <DeleteProductDialog product={toDelete} onClose={() => setToDelete(null)} />
    </AdminPage>
  );
}

/** Shows one of the states loading, failed, empty or full. */
function ProductList({ filter, ...handlers }: RowHandlers & { filter: ProductListFilter }) {
  const { get } = useListParams();
  const { data: page, error, refetch, isPlaceholderData } = useProductList(filter, get("cursor"));
  useEffect(() => {
    if (error) toast.error(`Erro ao buscar produtos: ${error.message}`);
  }, [error]);

  if (!page && error) {
    return (
      <LoadFailed title="Falha ao carregar produtos. Tente novamente." error={error} onRetry={refetch} />
    );
  }
  if (!page) return <TableSkeleton label="Carregando produtos..." picture />;
  if (page.rows.length === 0) return <NoProducts filtered={isFiltered(filter)} />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <ProductsTable products={page.rows} {...handlers} />
      <ListPager page={page} size={ADMIN_PRODUCTS_PER_PAGE} />
    </div>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  return (
    <div role="status">
      <EmptyState
        icon={<Shirt className="size-8 text-muted" />}
        title="Nenhum produto encontrado"
        text={
          filtered ? "Tente ajustar sua busca ou os filtros." : "Adicione o primeiro para começar a vender."
        }
      />
    </div>
  );
}

const numbers = new Intl.NumberFormat("pt-BR");
const countOf = (count: number) => (count === 1 ? "1 produto" : `${numbers.format(count)} produtos`);
