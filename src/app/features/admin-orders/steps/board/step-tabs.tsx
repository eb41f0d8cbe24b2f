import { useEffect, useRef } from "react";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { type Step, stepLabels, steps } from "#domain/fulfilment/step.ts";
import { Chip, ChipRow } from "#ui/chip.tsx";
import { useCountAt } from "./board-queries.ts";
import { CardList } from "./card-list.tsx";
import type { Move } from "./moved-orders.ts";
import { OrderCard } from "./order-card.tsx";
import type { CardHandlers } from "./use-moves.ts";

export interface BoardLayoutProps extends CardHandlers {
  moves: readonly Move[];
}

/** One step at a time; which one is a URL parameter. */
export function StepTabs({ moves, ...handlers }: BoardLayoutProps) {
  const { get, set } = useListParams();
  const shown = steps.find((step) => step === get("etapa")) ?? "to_do";
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <ChipRow label="Etapa">
        {steps.map((step) => (
          <StepChip key={step} step={step} isShown={step === shown} onShow={() => set({ etapa: step })} />
        ))}
      </ChipRow>
      <CardList key={shown} step={shown} label={stepLabels[shown]} moves={moves}>
        {(order) => (
          <li key={order.id} className="grid gap-1.5 rounded-card border border-line bg-surface p-3">
            <OrderCard order={order} {...handlers} />
          </li>
        )}
      </CardList>
    </div>
  );
}

function StepChip({ step, isShown, onShow }: { step: Step; isShown: boolean; onShow: () => void }) {
  const count = useCountAt(step);
  const chip = useRef<HTMLButtonElement>(null);
  // The row is wider than a phone.
  useEffect(() => {
    if (isShown) chip.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [isShown]);
  return (
    <Chip ref={chip} pressed={isShown} onClick={onShow}>
      {stepLabels[step]}
      {count !== undefined && <span className="font-semibold tabular-nums">{count}</span>}
    </Chip>
  );
}
