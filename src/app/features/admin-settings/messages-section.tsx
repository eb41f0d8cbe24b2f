import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useMessageTemplates } from "#app/features/admin-orders/order-queries.ts";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import {
  areOfSteps,
  defaultsLike,
  kindsIn,
  type MessageTemplates,
  placeholdersIn,
} from "#domain/orders/message-templates.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import { MessageEditor } from "./message-editor.tsx";
import { PlaceholderLegend } from "./placeholder-legend.tsx";
import { leaveTexts } from "./section/leave-texts.ts";
import { SectionSkeleton } from "./section/section-skeleton.tsx";
import { SettingsPanel } from "./section/settings-panel.tsx";

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
  const texts = draft ?? saved;
  const client = useQueryClient();
  const guard = useLeaveGuard({ when: draft !== undefined });
  const { busy, alert, fields, clearErrors, form } = useForm<MessageTemplates>({
    values: texts,
    send: async (body) => {
      const templates = await callApi("PUT /api/admin/settings/message-templates", { body });
      client.setQueryData(["settings", "message-templates"], templates);
      setDraft(undefined);
      toast.success("Modelos de mensagem salvos");
    },
    refuse: (failure) => {
      toast.error("Erro ao salvar os modelos", { description: failure.message });
      return { alert: failure.message, fields: failure.fields };
    },
  });

  function discard() {
    setDraft(undefined);
    clearErrors();
  }

  return (
    <SettingsPanel
      title="Mensagens"
      description="Os textos prontos para o WhatsApp do cliente, que você envia com um toque na tela de pedidos."
    >
      <form {...form} aria-label="Mensagens" className="grid gap-6">
        {alert && <Alert>{alert}</Alert>}
        <PlaceholderLegend
          intro="O que estiver entre chaves é trocado pelos dados do pedido:"
          placeholders={placeholdersIn(saved)}
        />
        {kindsIn(saved).map((kind) => (
          <MessageEditor
            key={kind}
            kind={kind}
            text={texts[kind] ?? ""}
            usesSteps={areOfSteps(saved)}
            error={fields[kind]}
            onChange={(text) => setDraft({ ...texts, [kind]: text })}
          />
        ))}
        <div className="flex flex-wrap gap-2 max-md:*:flex-1">
          <Button type="submit" size="app" busy={busy} busyLabel="Salvando..." disabled={!draft}>
            Salvar modelos
          </Button>
          {draft && (
            <Button variant="ghost" size="app" onClick={discard}>
              Descartar
            </Button>
          )}
          <Button
            variant="outline"
            size="app"
            className="md:ml-auto"
            onClick={() => setDraft(defaultsLike(saved))}
          >
            Restaurar textos padrão
          </Button>
        </div>
      </form>
      <LeaveDialog guard={guard} {...leaveTexts} />
    </SettingsPanel>
  );
}
