import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import type { SectionForm as Form } from "./use-settings-section.ts";

interface SectionFormProps<Values> {
  form: Form<Values>;
  title: string;
  description?: ReactNode;
  children: (values: Values) => ReactNode;
}

/** A section in its four states, with its buttons; what was typed stays whatever happens. */
export function SectionForm<Values>(props: SectionFormProps<Values>) {
  const { form, title, description, children } = props;
  const { values, refusal } = form;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  if (!values) {
    if (!form.loadError) return <SectionSkeleton />;
    return (
      <Panel>
        <LoadFailed
          title="Falha ao carregar configurações. Tente novamente."
          error={form.loadError}
          onRetry={form.reload}
        />
      </Panel>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isSaving) form.save();
  }

  return (
    <SettingsPanel title={title} description={description}>
      <form ref={element} noValidate onSubmit={submit} aria-label={title} className="grid gap-5">
        {form.hasConflict && (
          <Alert>
            <p>
              Outra pessoa alterou estes dados enquanto você editava. O que você digitou continua aqui: salve
              de novo para substituir, ou{" "}
              <button type="button" className="link" onClick={form.discard}>
                veja a versão atual
              </button>
              .
            </p>
          </Alert>
        )}
        {form.failure && <Alert>{form.failure}</Alert>}
        {children(values)}
        <div className="flex flex-wrap items-center gap-2 max-md:*:flex-1">
          <Button
            type="submit"
            size="app"
            busy={form.isSaving}
            busyLabel="Salvando..."
            disabled={!form.isDirty}
          >
            Salvar alterações
          </Button>
          {form.isDirty && !form.isSaving && (
            <Button variant="ghost" size="app" onClick={form.discard}>
              Descartar
            </Button>
          )}
        </div>
      </form>
      <LeaveDialog isDirty={form.isDirty} />
    </SettingsPanel>
  );
}
