import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { type AnswerOf, callApi, type InputOf } from "#app/api/api-client.ts";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { LegalText } from "#app/features/legal/legal-text.tsx";
import { fillLegalText, legalPlaceholders } from "#domain/legal/fill-legal-text.ts";
import { Alert } from "#ui/alert.tsx";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Field } from "#ui/field.tsx";
import { Segments } from "#ui/segments.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.tsx";
import { PlaceholderLegend } from "./placeholder-legend.tsx";
import { leaveTexts } from "./section/leave-texts.ts";
import { useStore } from "./use-store.ts";

type EditableLegalPage = AnswerOf<"GET /api/admin/legal-pages">[number];
type LegalPageChange = InputOf<"PUT /api/admin/legal-pages/{slug}">["body"];

const views = [
  { value: "text", label: "Texto" },
  { value: "preview", label: "Visualizar" },
];

export function LegalPageForm({ page }: { page: EditableLegalPage }) {
  const [draft, setDraft] = useState<LegalPageChange>();
  const [view, setView] = useState("text");
  const store = useStore();
  const guard = useLeaveGuard({ when: draft !== undefined });
  const { save, restore } = useLegalPage(page, discard);
  const values: LegalPageChange = draft ?? { body: page.body, updated_at: page.updated_at };
  const { body } = values;
  const { busy, alert, fields, clearErrors, form } = useForm<LegalPageChange>({
    values,
    send: save,
    refuse: (refusal) => {
      tellFailure(refusal);
      if (!refusal.fields.body) return { alert: refusal.message };
      // The field with the error is only in that view.
      setView("text");
      return { fields: refusal.fields };
    },
  });
  const failure = alert ?? restore.error?.message;

  function discard() {
    setDraft(undefined);
    clearErrors();
  }

  return (
    <form {...form} aria-label={page.title} className="grid gap-5">
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments label="Modo" options={views} value={view} onValueChange={setView} />
        <ButtonLink to={`/${page.slug}`} target="_blank" variant="ghost" size="app" icon={<ExternalLink />}>
          Ver na loja
        </ButtonLink>
      </div>
      {view === "text" ? (
        <>
          <Field
            label="Texto da página"
            error={fields.body}
            hint="## título, ### subtítulo, - item de lista, **negrito**, [palavras](endereço). Uma linha em branco separa parágrafos."
          >
            <Textarea
              controlSize="app"
              rows={18}
              value={body}
              onChange={(event) => setDraft({ ...values, body: event.target.value })}
            />
          </Field>
          <PlaceholderLegend
            intro="O que estiver entre chaves é trocado pelos dados da loja:"
            placeholders={legalPlaceholders}
          />
        </>
      ) : (
        <div className="rounded-card border border-line bg-ground p-4 md:p-6">
          <LegalText text={store ? fillLegalText(body, { ...store, legalName: store.legal_name }) : body} />
        </div>
      )}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <Button type="submit" size="app" busy={busy} busyLabel="Salvando..." disabled={!draft}>
          Salvar página
        </Button>
        {draft && (
          <Button variant="ghost" size="app" onClick={discard}>
            Descartar
          </Button>
        )}
        {!page.is_default && (
          <RestoreButton
            busy={restore.isPending}
            onConfirm={(close) => restore.mutate(undefined, { onSuccess: close })}
          />
        )}
      </div>
      <LeaveDialog guard={guard} {...leaveTexts} />
    </form>
  );
}

function RestoreButton({ busy, onConfirm }: { busy: boolean; onConfirm: (close: () => void) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" size="app" className="md:ml-auto">
          Restaurar texto padrão
        </Button>
      }
      title="Restaurar texto padrão?"
      description="O texto que você escreveu sai da loja. Ele continua guardado no histórico."
      confirmLabel="Restaurar"
      busyLabel="Restaurando..."
      busy={busy}
      onConfirm={() => onConfirm(() => setOpen(false))}
    />
  );
}

/** Both writes send the version that they are based on; the draft stays when one is refused. */
function useLegalPage(page: EditableLegalPage, onDone: () => void) {
  const client = useQueryClient();
  const params = { slug: page.slug };
  async function finish(text: string) {
    await client.invalidateQueries({ queryKey: ["settings", "legal-pages"] });
    onDone();
    toast.success(text);
  }
  const restore = useMutation({
    mutationFn: () =>
      callApi("POST /api/admin/legal-pages/{slug}/restore", {
        params,
        body: { updated_at: page.updated_at },
      }),
    onSuccess: () => finish("Texto padrão restaurado"),
    onError: tellFailure,
  });
  async function save(body: LegalPageChange) {
    restore.reset();
    await callApi("PUT /api/admin/legal-pages/{slug}", { params, body });
    await finish("Página salva");
  }
  return { save, restore };
}

function tellFailure({ message }: Error): void {
  toast.error("Erro ao salvar a página", { description: message });
}
