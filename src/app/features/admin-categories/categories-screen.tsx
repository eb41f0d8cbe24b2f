import { ExternalLink, FolderTree, Plus } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { CategoriesTable } from "./categories-table.tsx";
import type { CategoryAction, OnAction } from "./category-action.ts";
import { CategoryDialogs } from "./category-dialogs.tsx";
import { filterCategories } from "./filter-categories.ts";
import { useCategories } from "./use-categories.ts";

/** Products and categories have a screen each; in the domain and the server both belong to the feature `catalog`. */
export function CategoriesScreen() {
  const { data: categories } = useCategories();
  const list = useListParams();
  const { opened, open, close } = useOpenDialog<CategoryAction>();
  return (
    <AdminPage
      title="Gerenciamento de Categorias"
      actions={
        <>
          <ButtonLink
            to="/"
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="app"
            icon={<ExternalLink />}
          >
            Visualizar Site
            <span className="sr-only"> (abre em outra aba)</span>
          </ButtonLink>
          <Button size="app" icon={<Plus />} onClick={() => open({ kind: "create" })}>
            Nova Categoria
          </Button>
        </>
      }
    >
      <Panel>
        <ListToolbar
          list={list}
          layout="plain"
          search={{ label: "Buscar categorias", placeholder: "Buscar categorias...", clearLabel: "Limpar" }}
          count={categories ? countOf(categories.length) : null}
        />
        <CategoriesBody search={list.searchText} onAction={open} />
      </Panel>
      {opened && (
        <CategoryDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </AdminPage>
  );
}

function CategoriesBody({ search, onAction }: { search: string; onAction: OnAction }) {
  const { data: categories, error, refetch } = useCategories();
  if (!categories) {
    if (!error) return <TableSkeleton label="Carregando categorias..." rows={6} />;
    return (
      <LoadFailed title="Falha ao carregar categorias. Tente novamente." error={error} onRetry={refetch} />
    );
  }
  const shown = filterCategories(categories, search);
  if (shown.length > 0) return <CategoriesTable categories={shown} onAction={onAction} />;
  const isSearching = search.trim() !== "";
  return (
    <div role="status">
      <EmptyState
        icon={<FolderTree className="size-8 text-muted" />}
        title="Nenhuma categoria encontrada"
        text={isSearching ? "Tente ajustar sua busca" : "Crie a primeira para começar a vender."}
      />
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? "1 categoria" : `${count} categorias`);
