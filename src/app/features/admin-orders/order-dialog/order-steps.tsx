import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isSending, type Step, stepAfter, stepLabels, stepNumber, steps } from "#domain/fulfilment/step.ts";
import { Button } from "#ui/button.tsx";
import { focusIfFree } from "#ui/focus.ts";
import { Menu, MenuCurrentItem, MenuGroup, MenuItem } from "#ui/menu.tsx";
import type { AdminOrder, ManagedFulfilment } from "../admin-order.ts";
import { Due } from "../steps/due.tsx";
import { useSetStep } from "../steps/step-actions.ts";
import { StepBadge } from "../steps/step-badge.tsx";
import { stepTexts } from "../steps/step-texts.ts";
import { StepLine } from "./step-line.tsx";
import { StepMessages } from "./step-messages.tsx";
import { TrackingForm } from "./tracking-form.tsx";
import { TrackingShown } from "./tracking-shown.tsx";

interface OrderStepsProps {
  order: AdminOrder;
  fulfilment: ManagedFulfilment;
  /** Whether the next step is the thing to do with the order; before and after that it stays possible. */
  isNext: boolean;
}

/** How far the order is, until when it was promised, and with whom it travels. */
export function OrderSteps({ order, fulfilment, isNext }: OrderStepsProps) {
  const { step, tracking } = fulfilment;
  const { mutate, mutateAsync, isPending } = useSetStep();
  /** The code is asked for, for its own sake or for the step that the order then goes to. */
  const [asked, setAsked] = useState<{ goesTo: Step | null } | null>(null);
  const actions = useRef<HTMLDivElement>(null);

  /** A parcel that leaves is asked for its code first. */
  function go(next: Step) {
    if (isSending(step, next)) setAsked({ goesTo: next });
    else mutate({ id: order.id, step: next, before: fulfilment });
  }

  function endAsking() {
    flushSync(() => setAsked(null));
    focusIfFree(actions.current?.querySelector("button"));
  }

  return (
    <section aria-labelledby="etapa" className="grid gap-4 rounded-card border border-line bg-ground p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="etapa" className="font-semibold text-body">
          Etapa
        </h3>
        <StepBadge step={step} />
        <Due fulfilment={fulfilment} />
      </div>
      <StepLine fulfilment={fulfilment} placedAt={order.created_at} />
      {asked === null ? (
        <div ref={actions} className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            <NextButton step={step} isPrimary={isNext} isBusy={isPending} onGo={go} />
            <OtherSteps step={step} onGo={go} />
          </div>
          <TrackingShown tracking={tracking} onEdit={() => setAsked({ goesTo: null })} />
        </div>
      ) : (
        <TrackingForm
          tracking={tracking}
          goesTo={asked.goesTo}
          save={(parcel) =>
            mutateAsync({ id: order.id, step: asked.goesTo ?? step, before: fulfilment, tracking: parcel })
          }
          onEnd={endAsking}
        />
      )}
      <StepMessages order={order} fulfilment={fulfilment} />
    </section>
  );
}

interface StepChoiceProps {
  step: Step;
  onGo: (next: Step) => void;
}

function NextButton(props: StepChoiceProps & { isPrimary: boolean; isBusy: boolean }) {
  const { step, isPrimary, isBusy, onGo } = props;
  const next = stepAfter(step);
  if (next === undefined) return null;
  return (
    <Button
      variant={isPrimary ? "primary" : "outline"}
      size="app"
      className="min-h-12! px-6 max-md:flex-1"
      busy={isBusy}
      onClick={() => onGo(next)}
    >
      {stepTexts.markAs(stepLabels[next])}
    </Button>
  );
}

function OtherSteps({ step: current, onGo }: StepChoiceProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="app" icon={<Ellipsis />} className="min-h-12! max-md:w-12 max-md:px-0">
          <span className="max-md:sr-only">Outra etapa</span>
        </Button>
      }
    >
      <MenuGroup label="Alterar etapa">
        {steps.map((step) => {
          const label = stepLabels[step];
          if (step === current) return <MenuCurrentItem key={step}>{label}</MenuCurrentItem>;
          const isBack = stepNumber(step) < stepNumber(current);
          return (
            <MenuItem key={step} onSelect={() => onGo(step)}>
              {isBack ? stepTexts.backTo(label) : stepTexts.markAs(label)}
            </MenuItem>
          );
        })}
      </MenuGroup>
    </Menu>
  );
}
