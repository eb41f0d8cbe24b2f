import type { Milestone } from "#domain/orders/order-milestones.ts";

const GAP = 16;
/** Of the ball. */
const RADIUS = 5;

/** The way of an order in one line of a list, beside words that say the same. */
export function SmallWay({ milestones, current }: { milestones: readonly Milestone[]; current: number }) {
  const placeOf = (index: number) => RADIUS + index * GAP;
  const end = placeOf(milestones.length - 1);
  const here = placeOf(current);
  return (
    <svg
      viewBox={`0 0 ${end + RADIUS} 16`}
      width={end + RADIUS}
      height="16"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="2"
      className="self-center text-control"
    >
      <path d={`M${here} 8H${end}`} />
      <path d={`M${RADIUS} 8H${here}`} className="text-text" stroke="currentColor" />
      {milestones.map(({ name }, index) => (
        <circle
          key={name}
          cx={placeOf(index)}
          cy="8"
          r={index === current ? RADIUS - 1 : 2}
          fill="currentColor"
          className={index > current ? undefined : "text-text"}
        />
      ))}
    </svg>
  );
}
