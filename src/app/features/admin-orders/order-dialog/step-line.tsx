import { Check } from "lucide-react";
import { type Step, stepLabels, stepNumber, steps } from "#domain/fulfilment/step.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { cx } from "#ui/cx.ts";
import type { AdminOrder, ManagedFulfilment } from "../admin-order.ts";

interface StepLineProps {
  fulfilment: ManagedFulfilment;
  placedAt: AdminOrder["created_at"];
}

/** The way of the order, each reached step with its time: a column on the phone, a line from 768 px up. */
export function StepLine({ fulfilment, placedAt }: StepLineProps) {
  const times = new Map<Step, string>(fulfilment.steps.map(({ step, at }) => [step, at]));
  times.set("to_do", placedAt);
  const reached = stepNumber(fulfilment.step);
  return (
    <ol aria-label="Etapas do pedido" className="grid gap-3 md:grid-cols-5 md:gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? "step" : undefined}
          className={cx(
            "relative grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3",
            "md:grid-cols-1 md:content-start md:gap-y-1.5",
            "not-last:after:absolute max-md:not-last:after:top-7 max-md:not-last:after:-bottom-2 max-md:not-last:after:left-3",
            "max-md:not-last:after:border-l md:not-last:after:top-3 md:not-last:after:right-1 md:not-last:after:left-9",
            "md:not-last:after:border-t",
            index < reached ? "after:border-grass" : "after:border-line",
          )}
        >
          <Mark isReached={index <= reached} isLast={index === reached} />
          <p className="flex flex-wrap justify-between gap-x-3 md:grid">
            <span
              className={cx(
                index === reached ? "font-semibold" : index < reached ? "text-text" : "text-muted",
              )}
            >
              {stepLabels[step]}
            </span>
            {index <= reached && <Time at={times.get(step)} />}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Mark({ isReached, isLast }: { isReached: boolean; isLast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-6 place-items-center rounded-full border",
        isReached ? "border-grass bg-grass text-on-grass" : "border-control",
        isLast && "outline-2 outline-grass outline-offset-2",
      )}
    >
      {isReached && <Check className="size-4" />}
    </span>
  );
}

/** A step that was skipped has no time. */
function Time({ at }: { at: string | undefined }) {
  if (at === undefined) return null;
  return (
    <time dateTime={at} className="text-caption text-muted tabular-nums">
      {formatDateTime(new Date(at))}
    </time>
  );
}
