import type { ReactNode } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { ConflictAlert } from "#app/features/forms/conflict-alert.tsx";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { leaveTexts } from "./leave-texts.ts";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import type { SectionForm as Form } from "./use-settings-section.ts";

interface SectionFormProps<Values> {
  form: Form<Values>;
  title: string;
  description?: ReactNode;
  children: (values: Values) => ReactNode;
}

/**
 * A section of the settings with its buttons: loading, failed, editing or in conflict. The draft stays in all of them.
 */
export function SectionForm<Values>(props: SectionFormProps<Values>) {
  const { form, title, description, children } = props;
  const { values } = form;
  const guard = useLeaveGuard({ when: form.isDirty });

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

  return (
    <SettingsPanel title={title} description={description}>
      <form {...form.formProps} aria-label={title} className="grid gap-5">
        {form.hasConflict && <ConflictAlert onDiscard={form.discard} />}
        {form.alert && <Alert>{form.alert}</Alert>}
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
      <LeaveDialog guard={guard} {...leaveTexts} />
    </SettingsPanel>
  );
}
