import { ChevronLeft, Plus, Webhook as WebhookIcon } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { useShown } from "#app/features/admin/use-shown.ts";
import { SectionSkeleton } from "#app/features/admin-settings/section/section-skeleton.tsx";
import { SettingsPanel } from "#app/features/admin-settings/section/settings-panel.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { useWebhooks, type Webhook } from "./use-webhooks.ts";
import type { OnWebhookAction, WebhookAction } from "./webhook-action.ts";
import { WebhookDetails } from "./webhook-details.tsx";
import { WebhookDialogs } from "./webhook-dialogs.tsx";
import { WebhookList } from "./webhook-list.tsx";

/** The webhooks, or one of them with its log. */
export function WebhooksSection() {
  const { data: webhooks, error, refetch } = useWebhooks();
  const { opened, open, close } = useOpenDialog<WebhookAction>();
  const { shownId } = useShown("webhook");
  const [deletedId, setDeletedId] = useState<string | null>(null);
  if (webhooks === undefined) {
    if (!error) return <SectionSkeleton />;
    return (
      <Panel>
        <LoadFailed title="Não foi possível carregar os webhooks" error={error} onRetry={refetch} />
      </Panel>
    );
  }
  const shown = webhooks.find(({ id }) => id === shownId && id !== deletedId);
  return (
    <>
      {shown ? (
        <>
          <Link
            to="?secao=webhooks"
            className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-muted hover:text-text"
          >
            <ChevronLeft className="size-5" />
            Todos os webhooks
          </Link>
          <WebhookDetails key={shown.id} webhook={shown} onAction={open} />
        </>
      ) : (
        <AllWebhooks webhooks={webhooks} onAction={open} />
      )}
      {opened && (
        <WebhookDialogs
          key={opened.count}
          action={opened.subject}
          isOpen={opened.isOpen}
          onClose={close}
          onAction={open}
          onDelete={setDeletedId}
        />
      )}
    </>
  );
}

interface AllWebhooksProps {
  webhooks: readonly Webhook[];
  onAction: OnWebhookAction;
}

function AllWebhooks({ webhooks, onAction }: AllWebhooksProps) {
  return (
    <SettingsPanel
      title="Webhooks"
      description="A loja avisa outro programa, como um ERP, uma planilha ou o n8n, quando algo acontece. Os avisos não levam dados de clientes."
      aside={
        <Button size="app" icon={<Plus />} onClick={() => onAction({ kind: "create" })}>
          Novo webhook
        </Button>
      }
    >
      {webhooks.length > 0 ? (
        <WebhookList webhooks={webhooks} />
      ) : (
        <EmptyState
          icon={<WebhookIcon className="size-8 text-muted" />}
          title="Nenhum webhook"
          text="Crie um com o endereço que o outro programa mostra. A loja assina cada aviso e tenta de novo por três dias, se ele não chegar."
        />
      )}
    </SettingsPanel>
  );
}
