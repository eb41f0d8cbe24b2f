import { Check } from "lucide-react";
import { type RefObject, useRef } from "react";
import { formatDate } from "#domain/orders/order-dates.ts";
import { currentIndex, type Milestone } from "#domain/orders/order-milestones.ts";
import { milestoneLabel, milestoneStateTexts } from "#domain/orders/order-way-texts.ts";
import { cx } from "#ui/cx.ts";
import "#app/styles/order-way.css";
import { Football } from "./football.tsx";
import { useRollingBall } from "./use-rolling-ball.ts";

interface OrderWayProps {
  milestones: readonly Milestone[];
  status: string;
}

/** The way of an order on a pitch, along its halfway line: from the kick-off to the goal, with the ball where it is now. */
export function OrderWay({ milestones, status }: OrderWayProps) {
  const way = useRef<HTMLOListElement>(null);
  const current = currentIndex(milestones);
  const ball = useRollingBall(way, current);
  return (
    <ol ref={way} className="way">
      {milestones.map((milestone, index) => (
        <MilestoneItem
          key={milestone.name}
          milestone={milestone}
          label={milestoneLabel(milestone, status)}
          ball={index === current ? ball : undefined}
        />
      ))}
    </ol>
  );
}

interface MilestoneItemProps {
  milestone: Milestone;
  label: string;
  /** For the one at which the ball lies. */
  ball: RefObject<HTMLElement | null> | undefined;
}

function MilestoneItem({ milestone: { name, state, at }, label, ball }: MilestoneItemProps) {
  const isGoal = name === "delivered" || name === "completed";
  return (
    <li className="way-stop" data-state={state} aria-current={ball ? "step" : undefined}>
      <span className="way-mark">
        {isGoal ? <Goal /> : ball && <span className="way-circle" />}
        {ball && (
          <span ref={ball} className="way-ball">
            <Football />
          </span>
        )}
        {!ball && state === "done" && (
          <span className="way-done">
            <Check aria-hidden="true" className="size-4" />
          </span>
        )}
        {!ball && state !== "done" && !isGoal && <span className="way-spot" />}
      </span>
      <div className="min-w-0">
        <p
          className={cx(
            "wrap-anywhere",
            ball ? "font-semibold" : "font-medium",
            state === "ahead" && "text-muted",
          )}
        >
          {label}
          <span className="sr-only"> ({milestoneStateTexts[state]})</span>
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

/** Posts and net. The opening is above; a wide screen turns it to the left. */
function Goal() {
  return (
    <svg viewBox="0 0 48 48" width="52" height="52" aria-hidden="true" className="way-goal">
      <path strokeWidth="1" opacity=".45" d="M5 17H43M5 25H43M5 33H43M14 10V41M24 10V41M34 10V41" />
      <path strokeWidth="2" d="M4 8V42H44V8" />
    </svg>
  );
}
