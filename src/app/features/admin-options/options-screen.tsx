import { ListPlus, Plus } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { type DialogState, useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { DeleteOptionDialog } from "./delete-option-dialog.tsx";
import type { OnOptionAction, OptionAction } from "./option-action.ts";
import { OptionDialog } from "./option-dialog.tsx";
import { OptionsTable } from "./options-table.tsx";
import { useLibrary } from "./use-library.ts";

export function OptionsScreen() {
  const { opened, open, close } = useOpenDialog<OptionAction>();
  return (
    <AdminPage
      title="Opções"
      description="O que uma camisa pode ter por um preço a mais. Marque as opções na categoria ou no produto; sem isso, a loja não as mostra."
      actions={
        <Button size="app" icon={<Plus />} onClick={() => open({ kind: "create" })}>
          Nova opção
        </Button>
      }
    >
      <Panel>
        <Library onAction={open} />
      </Panel>
      {opened && (
        <OptionDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </AdminPage>
  );
}

function Library({ onAction }: { onAction: OnOptionAction }) {
  const { data: options, error, refetch } = useLibrary();
  if (!options) {
    if (!error) return <TableSkeleton label="Carregando opções..." rows={4} />;
    return <LoadFailed title="Não foi possível carregar as opções" error={error} onRetry={refetch} />;
  }
  if (options.length > 0) return <OptionsTable options={options} onAction={onAction} />;
  return (
    <EmptyState
      icon={<ListPlus className="size-8 text-muted" />}
      title="Nenhuma opção"
      text="Venda patches de campeonatos, manga longa ou calção com a camisa: o cliente escolhe na loja, vê o patch na foto e paga o total."
      action={
        <Button variant="outline" size="app" icon={<Plus />} onClick={() => onAction({ kind: "create" })}>
          Criar a primeira
        </Button>
      }
    />
  );
}

function OptionDialogs({ action, ...state }: DialogState & { action: OptionAction }) {
  switch (action.kind) {
    case "create":
      return <OptionDialog {...state} />;
    case "edit":
      return <OptionDialog {...state} option={action.option} />;
    case "delete":
      return <DeleteOptionDialog {...state} option={action.option} />;
  }
}
