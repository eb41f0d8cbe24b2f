import type { BadgeTone } from "#ui/badge.tsx";
import type { MercadoPagoAccount } from "./use-mercado-pago.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** "30 minutos", "24 horas", "3 dias" */
export function describeMinutes(minutes: number): string {
  if (minutes % DAY === 0 && minutes > DAY) return count(minutes / DAY, "dia");
  return minutes % HOUR === 0 ? count(minutes / HOUR, "hora") : count(minutes, "minuto");
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

export const describeInstalments = (instalments: number): string =>
  instalments === 1 ? "1 vez" : `${instalments} vezes`;

export const describeCards = ({ card_instalments }: Pick<MercadoPagoAccount, "card_instalments">): string =>
  card_instalments === null ? "Não recebe" : `Em até ${describeInstalments(card_instalments)}`;

type State = Pick<MercadoPagoAccount, "active" | "token_state" | "is_test">;

/** The state of the connection in two words; what stops payments comes first. */
export function nameState({ active, token_state, is_test }: State): { label: string; tone: BadgeTone } {
  if (token_state !== "good") return { label: "Precisa de outro token", tone: "bad" };
  if (!active) return { label: "Pausado", tone: "warn" };
  return is_test ? { label: "Em teste", tone: "warn" } : { label: "Conectado", tone: "ok" };
}

type TokenState = MercadoPagoAccount["token_state"];
type Sentences = Record<Exclude<TokenState, "good">, string>;

const inPanel: Sentences = {
  refused:
    "O Mercado Pago não aceita mais o Access Token. Os pedidos continuam chegando, com a chave Pix da loja, se há uma, mas nada se confirma sozinho.",
  unreadable: "O Access Token foi gravado em outro servidor. Cole-o de novo.",
};

const onDashboard: Sentences = {
  refused: "O Mercado Pago não aceita mais o Access Token, e os pagamentos não se confirmam sozinhos.",
  unreadable:
    "O Access Token do Mercado Pago foi gravado em outro servidor e precisa ser colado de novo para os pagamentos se confirmarem.",
};

const warn =
  (sentences: Sentences) =>
  ({ token_state }: Pick<State, "token_state">): string | undefined =>
    token_state === "good" ? undefined : sentences[token_state];

/** What is wrong with the stored token; undefined while it is good. */
export const warnInPanel = warn(inPanel);

/** The same where nothing around it speaks of Mercado Pago. */
export const warnOnDashboard = warn(onDashboard);

/** What the owner has to know of a connection whose token is good. */
export function remindOf({ active, token_state, is_test }: State): string | undefined {
  if (token_state !== "good") return undefined;
  if (!active)
    return "Enquanto está pausado, os pedidos novos só têm a chave Pix da loja, se há uma. O que já foi gerado no Mercado Pago continua se confirmando.";
  return is_test
    ? "Estas credenciais são de teste: ninguém paga de verdade. Troque pelas de produção antes de vender."
    : undefined;
}
