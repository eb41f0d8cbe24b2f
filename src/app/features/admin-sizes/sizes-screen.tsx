import { Plus, Ruler } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { type DialogState, useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { DeleteGridDialog } from "./delete-grid-dialog.tsx";
import type { GridAction, OnGridAction } from "./grid-action.ts";
import { GridDialog } from "./grid-dialog.tsx";
import { draftOf, newDraft } from "./grid-draft.ts";
import { GridsTable } from "./grids-table.tsx";
import { useSizeGrids } from "./use-size-grids.ts";

export function SizesScreen() {
  const { opened, open, close } = useOpenDialog<GridAction>();
  return (
    <AdminPage
      title="Tamanhos"
      description="Sem grade, um produto tem P, M, G e GG. Para outros tamanhos, escolha uma grade no produto ou na categoria."
      actions={
        <Button size="app" icon={<Plus />} onClick={() => open({ kind: "create", draft: newDraft() })}>
          Nova grade
        </Button>
      }
    >
      <Panel>
        <Grids onAction={open} />
      </Panel>
      {opened && (
        <GridDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </AdminPage>
  );
}

function Grids({ onAction }: { onAction: OnGridAction }) {
  const { data: grids, error, refetch } = useSizeGrids();
  if (!grids) {
    if (!error) return <TableSkeleton label="Carregando grades..." rows={4} />;
    return <LoadFailed title="Não foi possível carregar as grades" error={error} onRetry={refetch} />;
  }
  if (grids.length > 0) return <GridsTable grids={grids} onAction={onAction} />;
  return (
    <EmptyState
      icon={<Ruler className="size-8 text-muted" />}
      title="Nenhuma grade"
      text="Todos os produtos têm P, M, G e GG. Crie uma grade para vender do PP ao 4XL, tamanhos infantis ou um tamanho que custa mais."
    />
  );
}

function GridDialogs({ action, ...state }: DialogState & { action: GridAction }) {
  switch (action.kind) {
    case "create":
      return <GridDialog {...state} draft={action.draft} />;
    case "edit":
      return <GridDialog {...state} grid={action.grid} draft={draftOf(action.grid)} />;
    case "delete":
      return <DeleteGridDialog {...state} grid={action.grid} />;
  }
}
