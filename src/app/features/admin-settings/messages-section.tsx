import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useMessageTemplates } from "#app/features/admin-orders/order-queries.ts";
import {
  defaultMessageTemplates,
  type MessageTemplates,
  messageKinds,
  messagePlaceholders,
} from "#domain/orders/message-templates.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MessageEditor } from "./message-editor.tsx";
import { PlaceholderLegend } from "./placeholder-legend.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

export function MessagesSection() {
  const { data, error, refetch } = useMessageTemplates();
  if (data) return <MessagesForm saved={data} />;
  if (!error) return <SectionSkeleton />;
  return (
    <Panel>
      <LoadFailed title="Não foi possível carregar os modelos" error={error} onRetry={refetch} />
    </Panel>
  );
}

function MessagesForm({ saved }: { saved: MessageTemplates }) {
  const [draft, setDraft] = useState<MessageTemplates>();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: MessageTemplates) => callApi("PUT /api/admin/settings/message-templates", { body }),
    onSuccess: (templates) => {
      client.setQueryData(["settings", "message-templates"], templates);
      setDraft(undefined);
      toast.success("Modelos de mensagem salvos");
    },
    onError: (failure) => toast.error("Erro ao salvar os modelos", { description: failure.message }),
  });
  const texts = draft ?? saved;
  const fields = save.error instanceof ApiError ? save.error.fields : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft && !save.isPending) save.mutate(draft);
  }

  return (
    <SettingsPanel
      title="Mensagens"
      description="Os textos prontos para o WhatsApp do cliente, que você envia com um toque na tela de pedidos."
    >
      <form noValidate onSubmit={submit} aria-label="Mensagens" className="grid gap-6">
        {save.error && <Alert>{save.error.message}</Alert>}
        <PlaceholderLegend
          intro="O que estiver entre chaves é trocado pelos dados do pedido:"
          placeholders={messagePlaceholders}
        />
        {messageKinds.map((kind) => (
          <MessageEditor
            key={kind}
            kind={kind}
            text={texts[kind]}
            error={fields[kind]}
            onChange={(text) => setDraft({ ...texts, [kind]: text })}
          />
        ))}
        <div className="flex flex-wrap gap-2 max-md:*:flex-1">
          <Button type="submit" size="app" busy={save.isPending} busyLabel="Salvando..." disabled={!draft}>
            Salvar modelos
          </Button>
          {draft && (
            <Button variant="ghost" size="app" onClick={() => setDraft(undefined)}>
              Descartar
            </Button>
          )}
          <Button
            variant="outline"
            size="app"
            className="md:ml-auto"
            onClick={() => setDraft(defaultMessageTemplates)}
          >
            Restaurar textos padrão
          </Button>
        </div>
      </form>
      <LeaveDialog isDirty={draft !== undefined} />
    </SettingsPanel>
  );
}
