import { KeyRound, Plus } from "lucide-react";
import { type RefObject, useRef } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { type DialogState, useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { anchoredClass, useAnchor } from "../section/use-anchor.ts";
import type { KeyAction, OnKeyAction } from "./key-action.ts";
import { KeyDialog } from "./key-dialog.tsx";
import { KeyTable } from "./key-table.tsx";
import { MadeDialog } from "./made-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { useApiKeys } from "./use-api-keys.ts";

const TITLE = "Chaves da API";

export function ApiKeysSection() {
  const anchor = useAnchor(TITLE);
  const { opened, open, close } = useOpenDialog<KeyAction>();
  const newButton = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={anchor.id}>
      <Panel className={anchoredClass}>
        <div className="flex flex-wrap items-start justify-between gap-3 border-line border-b p-4 lg:p-6">
          <div className="min-w-0 flex-1 basis-80">
            <h2 {...anchor} className="font-semibold text-lead">
              {TITLE}
            </h2>
            <p className="mt-1 max-w-[72ch] text-muted">
              Com uma chave, outro programa (ERP, n8n, uma planilha) lê ou altera na loja o que você escolher,
              e mais nada.{" "}
              <a href="/api/docs" target="_blank" rel="noreferrer" className="text-text underline">
                Documentação da API
              </a>
            </p>
          </div>
          <Button ref={newButton} size="app" icon={<Plus />} onClick={() => open({ kind: "create" })}>
            Nova chave
          </Button>
        </div>
        <Keys onAction={open} />
      </Panel>
      {opened && (
        <KeyDialogs
          key={opened.count}
          action={opened.subject}
          isOpen={opened.isOpen}
          onClose={close}
          onAction={open}
          newButton={newButton}
        />
      )}
    </section>
  );
}

function Keys({ onAction }: { onAction: OnKeyAction }) {
  const { data: apiKeys, error, refetch } = useApiKeys();
  if (!apiKeys) {
    if (!error) return <TableSkeleton label="Carregando chaves..." rows={2} />;
    return <LoadFailed title="Não foi possível carregar as chaves" error={error} onRetry={refetch} />;
  }
  if (apiKeys.length > 0) return <KeyTable apiKeys={apiKeys} onAction={onAction} />;
  return (
    <EmptyState
      icon={<KeyRound className="size-8 text-muted" />}
      title="Nenhuma chave"
      text="Nenhum programa entra na loja. Crie uma chave para cada um que precisa, e revogue quando não precisar mais."
    />
  );
}

interface KeyDialogsProps extends DialogState {
  action: KeyAction;
  onAction: OnKeyAction;
  newButton: RefObject<HTMLButtonElement | null>;
}

function KeyDialogs({ action, onAction, newButton, ...state }: KeyDialogsProps) {
  const onMade = (made: Extract<KeyAction, { kind: "made" }>["made"]) => onAction({ kind: "made", made });
  switch (action.kind) {
    case "create":
      return <KeyDialog {...state} onMade={onMade} />;
    case "made":
      return <MadeDialog {...state} made={action.made} finalFocus={newButton} />;
    case "edit":
      return <KeyDialog {...state} apiKey={action.apiKey} onMade={onMade} />;
    case "revoke":
      return <RevokeDialog {...state} apiKey={action.apiKey} />;
  }
}
