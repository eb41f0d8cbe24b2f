import { ChevronRight, CircleCheck, EyeOff } from "lucide-react";
import { useState } from "react";
import { type FirstStep, firstSteps } from "#domain/first-steps/first-steps.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import { type FirstSteps, stepInfos, useFirstSteps, useHideFirstSteps } from "./first-steps.ts";
import { RemoveDemoDialog } from "./remove-demo-dialog.tsx";

/** The checklist of a new shop. It disappears when everything is done or when the owner hides it. */
export function FirstStepsPanel() {
  const { data } = useFirstSteps();
  const [isRemoving, setRemoving] = useState(false);
  // The checklist is optional: while it loads or after an error the dashboard is shown without it.
  if (!data || data.hidden || isFinished(data)) return null;
  const finished = firstSteps.filter((step) => data.done[step]).length;
  return (
    <section aria-label="Primeiros passos">
      <Panel className="overflow-hidden">
        <PanelHead
          title={
            <>
              Primeiros passos
              <span className="ml-3 font-normal text-caption text-muted">
                {finished} de {firstSteps.length}
                <span className="sr-only"> concluídos</span>
              </span>
            </>
          }
        >
          <HideButton />
        </PanelHead>
        <div aria-hidden="true" className="h-1 bg-hover">
          <div
            className="h-full origin-left bg-grass transition-[scale] duration-base"
            style={{ scale: `${finished / firstSteps.length} 1` }}
          />
        </div>
        <ol className="grid md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2">
          {firstSteps.map((step, index) => (
            <Step
              key={step}
              step={step}
              place={index + 1}
              isDone={data.done[step]}
              onRemoveDemo={() => setRemoving(true)}
            />
          ))}
        </ol>
      </Panel>
      <RemoveDemoDialog isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </section>
  );
}

export const isFinished = ({ done }: FirstSteps) => firstSteps.every((step) => done[step]);

function HideButton() {
  const { mutate, isPending } = useHideFirstSteps();
  return (
    <Button
      variant="ghost"
      size="app"
      icon={<EyeOff />}
      busy={isPending}
      onClick={() =>
        mutate(true, {
          onSuccess: () =>
            toast.success("Primeiros passos ocultados", {
              description: "Eles voltam por Configurações, em Dados da loja.",
            }),
          onError: (error) =>
            toast.error("Não foi possível ocultar os primeiros passos", { description: error.message }),
        })
      }
    >
      Ocultar
    </Button>
  );
}

interface StepProps {
  step: FirstStep;
  place: number;
  isDone: boolean;
  onRemoveDemo: () => void;
}

/** The whole cell is a link or button. A finished step stays in place as plain text. */
function Step({ step, place, isDone, onRemoveDemo }: StepProps) {
  const { title, text, to } = stepInfos[step];
  return (
    <li className="relative -mb-px flex min-h-19 items-center gap-3 border-line border-b px-4 py-3 transition-colors focus-within:bg-raised hover:bg-raised">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-ok" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full border border-control font-bold font-display text-muted text-small"
        >
          {place}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className={cx("font-semibold", isDone && "text-muted")}>
          {isDone && <span className="sr-only">Concluído: </span>}
          {isDone ? (
            title
          ) : to ? (
            <Link to={to} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            <button type="button" onClick={onRemoveDemo} className="text-left after:absolute after:inset-0">
              {title}
            </button>
          )}
        </p>
        <p className="text-caption text-muted">{text}</p>
      </div>
      {!isDone && <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-subtle" />}
    </li>
  );
}
