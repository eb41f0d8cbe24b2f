export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Obstacle extends Box {
  /** True for what a person is using or about to press; toasts never cover it while there is room elsewhere. */
  inUse: boolean;
}

export interface Placement {
  /** The part of the window that can be seen. */
  area: Box;
  toasts: { width: number; height: number };
  /** Where the toasts should be: in their usual corner, or where they already are. */
  wanted: { left: number; top: number };
  obstacles: readonly Obstacle[];
}

const STEP = 8;
const GAP = 8;
/** One control in use counts for more than all other controls on a screen together. */
const IN_USE = 10_000;

/** Returns the position nearest to the wanted one where the toasts cover no control in use and as few others as possible. */
export function placeToasts({ area, toasts, wanted, obstacles }: Placement): { left: number; top: number } {
  const within = (value: number, start: number, room: number) =>
    Math.max(start + GAP, Math.min(value, start + room - GAP));
  const lefts = [wanted.left, area.left + GAP, area.left + area.width - GAP - toasts.width];
  const lastTop = area.top + area.height - GAP - toasts.height;
  const tops = [within(wanted.top, area.top, area.height - toasts.height)];
  for (let top = area.top + GAP; top <= lastTop; top += STEP) tops.push(top);

  let best = { left: wanted.left, top: tops[0] ?? wanted.top };
  let bestCost = Number.POSITIVE_INFINITY;
  for (const left of lefts)
    for (const top of tops) {
      const cost = costOf({ left, top, ...toasts }, obstacles);
      const distance = Math.hypot(left - wanted.left, top - wanted.top) / 10_000;
      if (cost + distance >= bestCost) continue;
      best = { left, top };
      bestCost = cost + distance;
    }
  return best;
}

function costOf(box: Box, obstacles: readonly Obstacle[]): number {
  let cost = 0;
  for (const obstacle of obstacles) if (overlap(box, obstacle)) cost += obstacle.inUse ? IN_USE : 1;
  return cost;
}

export function coversInUse(box: Box, obstacles: readonly Obstacle[]): boolean {
  return costOf(box, obstacles) >= IN_USE;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
