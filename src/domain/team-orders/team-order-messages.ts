/** What a captain sends to the team's group. */
import { type Day, formatShortDay } from "../days.ts";
import type { ShownTeamOrder } from "./describe-team-order.ts";

/** Opens WhatsApp, which asks for the conversation, with the text already typed. */
export const groupMessageLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

interface SharedTeamOrder extends ShownTeamOrder {
  team_name: string;
}

export function inviteMessage({ team_name, closes_on }: SharedTeamOrder, link: string): string {
  const until = closes_on ? ` até ${formatShortDay(closes_on)}` : "";
  return `Camisas do ${team_name}! Abra o link e coloque o seu nome, número e tamanho${until}:\n${link}`;
}

export function reminderMessage(
  { team_name, shirts, max_shirts, closes_on }: SharedTeamOrder,
  link: string,
  today: Day,
): string {
  const until =
    closes_on === null
      ? ""
      : closes_on === today
        ? " Fecha hoje!"
        : ` Fecha em ${formatShortDay(closes_on)}.`;
  const count = `${shirts.length} de ${max_shirts}`;
  return `Camisas do ${team_name}: já somos ${count}.${until} Falta a sua? Coloque nome, número e tamanho:\n${link}`;
}
