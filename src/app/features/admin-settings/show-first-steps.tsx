import { ListChecks } from "lucide-react";
import { useFirstSteps, useHideFirstSteps } from "#app/features/admin-first-steps/first-steps.ts";
import { isFinished } from "#app/features/admin-first-steps/first-steps-panel.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { SettingsPanel } from "./section/settings-panel.tsx";

/** A button that shows the hidden checklist of first steps again. */
export function ShowFirstSteps() {
  const { data } = useFirstSteps();
  const { mutate, isPending } = useHideFirstSteps();
  if (!data?.hidden || isFinished(data)) return null;
  return (
    <SettingsPanel
      title="Primeiros passos"
      description="A lista do que falta para a loja abrir está oculta no dashboard."
    >
      <Button
        variant="outline"
        size="app"
        icon={<ListChecks />}
        busy={isPending}
        className="justify-self-start max-md:w-full"
        onClick={() =>
          mutate(false, {
            onSuccess: () => toast.success("Os primeiros passos voltaram ao dashboard"),
            onError: (error) =>
              toast.error("Não foi possível mostrar os primeiros passos", { description: error.message }),
          })
        }
      >
        Mostrar primeiros passos
      </Button>
    </SettingsPanel>
  );
}
