import { countDays, type Day, formatShortDay } from "../days.ts";
import type { TeamOrderState } from "./team-order-state.ts";

/** What the words about a team order need to know of it. */
export interface ShownTeamOrder {
  state: TeamOrderState;
  shirts: readonly unknown[];
  max_shirts: number;
  closes_on: Day | null;
}

/** 11 de 22 camisas */
export const describeProgress = ({ shirts, max_shirts }: ShownTeamOrder): string =>
  `${shirts.length} de ${max_shirts} ${max_shirts === 1 ? "camisa" : "camisas"}`;

/** Whether the list can be filled, and until when. */
export function describeState({ state, closes_on }: ShownTeamOrder, today: Day): string {
  if (state === "ordered") return "O time já pediu";
  if (state === "closed") return "Lista fechada";
  if (state === "full") return "Lista cheia";
  if (closes_on === null) return "Lista aberta";
  if (closes_on === today) return "Aberta só até hoje";
  return `Aberta até ${formatShortDay(closes_on)}${describeDaysLeft(closes_on, today)}`;
}

/** The last day counts wholly; a week ahead the date alone is clear enough. */
function describeDaysLeft(closesOn: Day, today: Day): string {
  const left = countDays(today, closesOn) - 1;
  if (left === 1) return " (amanhã)";
  return left > 1 && left <= 7 ? ` (faltam ${left} dias)` : "";
}
