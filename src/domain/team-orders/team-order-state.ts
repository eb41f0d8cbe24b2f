import type { Day } from "../days.ts";

/** What players may do with a list that is not ordered. */
export type OpenTeamOrderState = "open" | "full" | "closed";
export type TeamOrderState = OpenTeamOrderState | "ordered";

export interface TeamOrderProgress {
  /** Whether the captain closed the list. */
  isClosed: boolean;
  /** The last day on which the list can be filled; null for no end. */
  closesOn: Day | null;
  /** Whether the shop still sells the shirt with a name and a number. */
  isOffered: boolean;
  shirts: number;
  maxShirts: number;
}

export function stateOfTeamOrder(progress: TeamOrderProgress, today: Day): OpenTeamOrderState {
  const { isClosed, closesOn, isOffered, shirts, maxShirts } = progress;
  if (isClosed || !isOffered || (closesOn !== null && closesOn < today)) return "closed";
  return shirts >= maxShirts ? "full" : "open";
}
