import { countDays, formatShortDay } from "#domain/days.ts";
import { dayOf, formatDate, formatTime } from "#domain/orders/order-dates.ts";
import type { MelhorEnvioAccount } from "./use-melhor-envio.ts";

type Token = Pick<MelhorEnvioAccount, "token_state" | "token_expires_at">;
type Trouble = Exclude<Token["token_state"], "good">;
type Sentences = Record<Trouble, (when: string) => string>;

const inPanel: Sentences = {
  ending: (when) => `O token vence ${when}. Gere outro no painel do Melhor Envio.`,
  dead: () => "O token não vale mais. Os clientes veem a sua tabela ou “Frete a combinar no WhatsApp”.",
  unreadable: () => "O token foi gravado em outro servidor. Cole-o de novo.",
};

const onDashboard: Sentences = {
  ending: (when) => `O token do Melhor Envio vence ${when}.`,
  dead: () => "O token do Melhor Envio não vale mais, e os clientes não veem os preços das transportadoras.",
  unreadable: () => "O token do Melhor Envio foi gravado em outro servidor e precisa ser colado de novo.",
};

/** What the owner has to know of the token on the screen Entrega; undefined while it is good. */
export const warnInPanel = (token: Token, now: Date) => warn(inPanel, token, now);

/** The same where nothing around it speaks of Melhor Envio. */
export const warnOnDashboard = (token: Token, now: Date) => warn(onDashboard, token, now);

/** A token that ends can wait; one that is of no use cannot. */
export const toneOfWarning = ({ token_state }: Pick<Token, "token_state">) =>
  token_state === "ending" ? "info" : "error";

function warn(sentences: Sentences, { token_state, token_expires_at }: Token, now: Date): string | undefined {
  if (token_state === "good") return undefined;
  return sentences[token_state](token_expires_at ? describeEnd(new Date(token_expires_at), now) : "em breve");
}

/** "hoje, às 14:30", "amanhã, 18/11" or "em 3 dias, em 20/11" */
function describeEnd(end: Date, now: Date): string {
  const day = dayOf(end);
  const days = countDays(dayOf(now), day) - 1;
  if (days <= 0) return `hoje, às ${formatTime(end)}`;
  return days === 1 ? `amanhã, ${formatShortDay(day)}` : `em ${days} dias, em ${formatShortDay(day)}`;
}

/** The state of the token as a fact: "Vale até 17/12/2026" */
export function describeToken({ token_state, token_expires_at }: Token, now: Date): string {
  const end = token_expires_at === null ? undefined : new Date(token_expires_at);
  if (token_state === "unreadable") return "Gravado em outro servidor";
  if (end && end <= now) return `Venceu em ${formatDate(end)}`;
  if (token_state === "dead") return "Recusado pelo Melhor Envio";
  return end ? `Vale até ${formatDate(end)}` : "Em uso, sem data para vencer";
}
