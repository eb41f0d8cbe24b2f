import { Check } from "lucide-react";
import { type FollowedStep, followedSteps } from "#domain/fulfilment/followed-steps.ts";
import {
  describeFollowedPromise,
  followedStepLabels,
  followedTexts,
} from "#domain/fulfilment/followed-texts.ts";
import type { OrderFulfilment } from "#domain/fulfilment/order-fulfilment.ts";
import { formatDate } from "#domain/orders/order-dates.ts";
import { cx } from "#ui/cx.ts";
import { Parcel } from "./parcel.tsx";

interface OrderStepsProps {
  fulfilment: OrderFulfilment;
  createdAt: Date;
  /** Whether the shop is done with the order. */
  isOver: boolean;
}

/** How far an order is, until when it comes, and with whom. */
export function OrderSteps({ fulfilment, createdAt, isOver }: OrderStepsProps) {
  const { step, tracking, isLate } = fulfilment;
  // Such an order went its way before the shop used steps, or without them.
  if (isOver && step === "to_do") return null;
  const promise = isOver ? "" : describeFollowedPromise(fulfilment);
  const followed = followedSteps({ fulfilment, createdAt, isOver });
  return (
    <section
      aria-labelledby="andamento"
      className="mt-6 grid gap-6 rounded-card border border-line bg-surface px-4 py-5 md:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="andamento" className="font-bold font-display text-[28px] leading-tight">
          Andamento
        </h2>
        {promise && <p className="font-semibold tabular-nums">{promise}</p>}
        {promise && isLate && <p className="w-full text-muted text-small">{followedTexts.late}</p>}
      </div>
      <ol className="md:flex">
        {followed.map((one, index) => (
          <StepItem key={one.step} {...one} next={followed[index + 1]} />
        ))}
      </ol>
      {tracking && <Parcel tracking={tracking} />}
    </section>
  );
}

/** Phone: one below the other; wider: beside each other. */
function StepItem({ step, isDone, isCurrent, at, next }: FollowedStep & { next: FollowedStep | undefined }) {
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={cx("relative flex flex-1 gap-3 md:block", next && "max-md:pb-6")}
    >
      {next && <Way isGone={next.isDone || next.isCurrent} />}
      <Mark isDone={isDone} isCurrent={isCurrent} />
      <div className="md:pt-2">
        <p className={cx(isCurrent ? "font-semibold" : "font-medium", !isDone && !isCurrent && "text-muted")}>
          {followedStepLabels[step]}
          <span className="sr-only">{isDone ? " (feito)" : isCurrent ? " (agora)" : " (a seguir)"}</span>
        </p>
        {at && (
          <time dateTime={at.toISOString()} className="block text-muted text-small tabular-nums">
            {formatDate(at)}
          </time>
        )}
      </div>
    </li>
  );
}

/** The line to the next step. */
function Way({ isGone }: { isGone: boolean }) {
  const colour = isGone ? "border-grass" : "border-line";
  return (
    <>
      <span className="absolute inset-y-0 left-0 grid w-6 justify-items-center md:hidden">
        <span className={cx("border-l-2", colour)} />
      </span>
      <span className="absolute inset-x-0 top-0 grid h-6 items-center max-md:hidden">
        <span className={cx("border-t-2", colour)} />
      </span>
    </>
  );
}

function Mark({ isDone, isCurrent }: Pick<FollowedStep, "isDone" | "isCurrent">) {
  if (isDone) {
    return (
      <span className="relative grid size-6 flex-none place-items-center rounded-full bg-grass text-on-grass">
        <Check aria-hidden="true" className="size-4" />
      </span>
    );
  }
  return (
    <span
      className={cx(
        "relative grid size-6 flex-none place-items-center rounded-full border-2 bg-surface",
        isCurrent ? "border-canary" : "border-control",
      )}
    >
      {isCurrent && <span className="size-3.5 rounded-full bg-canary" />}
    </span>
  );
}
