import { Images, Plus } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import type { BannerAction, OnBannerAction } from "./banner-action.ts";
import { BannerDialog } from "./banner-dialog.tsx";
import { BannersTable } from "./banners-table.tsx";
import { DeleteBannerDialog } from "./delete-banner-dialog.tsx";
import { filterBanners } from "./filter-banners.ts";
import { useBanners } from "./use-banners.ts";

export function BannersScreen() {
  const { data: banners } = useBanners();
  const list = useListParams();
  const { opened, open, close } = useOpenDialog<BannerAction>();
  const create = () => open({ kind: "create" });
  return (
    <AdminPage
      title="Gerenciar Banners"
      actions={
        <Button size="app" icon={<Plus />} onClick={create}>
          Novo Banner
        </Button>
      }
    >
      <Panel>
        <ListToolbar
          list={list}
          layout="plain"
          search={{ label: "Buscar banners", placeholder: "Buscar banners...", clearLabel: "Limpar" }}
          count={banners ? countOf(banners.length) : null}
        />
        <BannersBody search={list.searchText} onAction={open} />
      </Panel>
      {opened && (
        <BannerDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </AdminPage>
  );
}

function BannersBody({ search, onAction }: { search: string; onAction: OnBannerAction }) {
  const { data: banners, error, refetch } = useBanners();
  if (!banners) {
    if (!error) return <TableSkeleton label="Carregando banners..." rows={4} picture />;
    return <LoadFailed title="Erro ao carregar imagens do site" error={error} onRetry={refetch} />;
  }
  const shown = filterBanners(banners, search);
  if (shown.length > 0) return <BannersTable banners={banners} shown={shown} onAction={onAction} />;
  const isSearching = banners.length > 0;
  return (
    <div role="status">
      <EmptyState
        icon={<Images className="size-8 text-muted" />}
        title="Nenhum banner encontrado"
        text={
          isSearching
            ? "Nenhum banner corresponde à sua pesquisa."
            : "Comece adicionando seu primeiro banner."
        }
      />
    </div>
  );
}

interface BannerDialogsProps {
  action: BannerAction;
  isOpen: boolean;
  onClose: () => void;
}

function BannerDialogs({ action, ...state }: BannerDialogsProps) {
  switch (action.kind) {
    case "create":
      return <BannerDialog {...state} />;
    case "edit":
      return <BannerDialog {...state} banner={action.banner} />;
    case "delete":
      return <DeleteBannerDialog {...state} banner={action.banner} />;
  }
}

const countOf = (count: number) => (count === 1 ? "1 banner" : `${count} banners`);
