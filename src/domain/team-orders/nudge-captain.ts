/** What the shop writes to the captain of a team whose list waits for something. */
import type { Day } from "../days.ts";
import { messagingLink } from "../delivery/whatsapp-number.ts";
import { firstNameOf } from "../orders/first-name.ts";
import type { TeamOrderState } from "./team-order-state.ts";

export type Nudge = "closes today" | "full" | "closed" | "quiet" | "none";

interface NudgedTeamOrder {
  team_name: string;
  captain_name: string;
  captain_whatsapp: string;
  state: TeamOrderState;
  shirts: number;
  max_shirts: number;
  closes_on: Day | null;
  updated_at: string;
}

const QUIET_AFTER_MS = 2 * 86_400_000;

/** Why to write now; "none" while the team is busy with its list. */
export function nudgeOf(order: NudgedTeamOrder, now: Date, today: Day): Nudge {
  if (order.state === "full") return "full";
  if (order.state === "closed") return order.shirts > 0 ? "closed" : "none";
  if (order.closes_on === today) return "closes today";
  return now.getTime() - Date.parse(order.updated_at) >= QUIET_AFTER_MS ? "quiet" : "none";
}

/** Opens the conversation with the captain, with a text that suits. */
export function nudgeLink(order: NudgedTeamOrder, nudge: Nudge, storeName: string): string {
  const hello = `Olá, ${firstNameOf(order.captain_name)}! Aqui é da ${storeName}.`;
  return messagingLink(order.captain_whatsapp, `${hello} ${writeNudge(order, nudge)}`);
}

function writeNudge({ team_name, shirts, max_shirts }: NudgedTeamOrder, nudge: Nudge): string {
  const count = `${shirts} de ${max_shirts} camisas`;
  switch (nudge) {
    case "full":
      return `A lista do ${team_name} está completa! Abra o seu link de capitão para fechar o pedido. Posso ajudar?`;
    case "closed":
      return `A lista do ${team_name} fechou com ${count}. Abra o seu link de capitão para fazer o pedido. Posso ajudar?`;
    case "closes today":
      return `A lista do ${team_name} fecha hoje, com ${count} até agora. Quer que eu ajude a fechar o pedido?`;
    case "quiet":
      return `O pedido do ${team_name} está em ${count}. Quer lembrar o pessoal, ou posso ajudar a fechar o pedido?`;
    case "none":
      return `Vi que o ${team_name} está montando o pedido: ${count} até agora. Posso ajudar em algo?`;
  }
}
