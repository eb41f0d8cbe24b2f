import { describeFollowedPromise, trackAction } from "#domain/fulfilment/followed-texts.ts";
import { isLate } from "#domain/fulfilment/promise.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { currentIndex, orderMilestones } from "#domain/orders/order-milestones.ts";
import { milestoneLabel } from "#domain/orders/order-way-texts.ts";
import { followedOwnOrder } from "./followed-own-order.ts";
import type { OwnOrder } from "./own-order.ts";
import { SmallWay } from "./small-way.tsx";

/** One line of a list: the way, the promise and the carrier's page. A completed order has only its parcel to say. */
export function OwnOrderProgress({ order }: { order: OwnOrder }) {
  const { status, fulfilment } = order;
  if (!fulfilment || (status === "completed" && fulfilment.step !== "sent")) return null;
  const { step, promise, tracking } = fulfilment;
  const promised = {
    step,
    promisedDays: promise?.days ?? null,
    promisedOn: promise?.on ?? null,
    hasDelivery: promise?.of === "arrival",
  };
  const until = describeFollowedPromise({ ...promised, isLate: isLate(promised, dayOf(new Date())) });
  const milestones = orderMilestones(followedOwnOrder(order));
  const current = currentIndex(milestones);
  const here = milestones[current];
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-small">
      <SmallWay milestones={milestones} current={current} />
      <span>
        <b className="font-semibold text-text">{here && milestoneLabel(here, status)}</b>
        {until && status !== "completed" && ` · ${until}`}
      </span>
      {step === "sent" && tracking?.url && (
        <a
          href={tracking.url}
          target="_blank"
          rel="noopener noreferrer"
          className="link -my-2 inline-block py-2 text-text"
        >
          {trackAction(tracking.carrier)}
        </a>
      )}
    </p>
  );
}
