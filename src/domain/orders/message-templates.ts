import { z } from "zod";
import { messagingLink } from "../delivery/whatsapp-number.ts";
import { describePromise, type Promised } from "../fulfilment/promise.ts";
import { describeTracking, type Tracking } from "../fulfilment/tracking.ts";
import { formatCents } from "../money.ts";
import { firstNameOf } from "./first-name.ts";
import { orderNumber } from "./order-status.ts";
import { plainSpaces } from "./whatsapp-message.ts";

/** The texts that the shop sends to a customer, in the order in which an order needs them. */
export const messageKinds = ["received", "payment", "payment_confirmed", "sent"] as const;
/** What a shop that uses steps sends in addition; `sent` is a step, too. */
export const stepMessageKinds = ["in_production", "ready", "delivered"] as const;
export type MessageKind = (typeof messageKinds)[number] | (typeof stepMessageKinds)[number];
export type MessageTemplates = Record<(typeof messageKinds)[number], string> &
  Partial<Record<(typeof stepMessageKinds)[number], string | undefined>>;

/** All of them, in the order of an order's life. */
const allKinds = [
  "received",
  "payment",
  "payment_confirmed",
  "in_production",
  "ready",
  "sent",
  "delivered",
] as const satisfies MessageKind[];

/** The kinds that the shop has a text for: those of the steps only where it uses them. */
export const kindsIn = (templates: MessageTemplates): MessageKind[] =>
  allKinds.filter((kind) => templates[kind] !== undefined);

export const messageLabels: Record<MessageKind, string> = {
  received: "Pedido recebido",
  payment: "Pagamento por Pix",
  payment_confirmed: "Pagamento confirmado",
  in_production: "Em produção",
  ready: "Pedido pronto",
  sent: "Pedido enviado",
  delivered: "Pedido entregue",
};

/** How the history of an order names that the message of its payment was opened. */
export const paymentMessaged = "order.payment_messaged";

/** The placeholders of a template, in braces, and their explanation for the owner. */
export const messagePlaceholders = {
  nome: "primeiro nome do cliente",
  pedido: "número do pedido",
  total: "valor total",
  loja: "nome da loja",
  link: "página para acompanhar o pedido",
  pix: "código Pix copia e cola no valor do pedido; nada, se não há o que pagar por Pix",
} as const;

/** Those of a shop that uses steps. */
export const stepPlaceholders = {
  prazo: "até quando o pedido chega ou sai; nada, se ele não tem prazo ou o dia já passou",
  rastreio: "transportadora, código e página do rastreio; nada, se não há código",
} as const;

const allPlaceholders = { ...messagePlaceholders, ...stepPlaceholders };

type Placeholder = keyof typeof allPlaceholders;

export const defaultMessageTemplates: MessageTemplates = {
  received:
    "Olá, {nome}! Aqui é da {loja}. Recebemos o seu pedido {pedido}, no total de {total}. Podemos confirmar os dados e combinar o pagamento?\n\nAcompanhe por aqui: {link}",
  payment:
    "Olá, {nome}! O seu pedido {pedido} na {loja} ficou em {total}. Para pagar com Pix, copie o código abaixo e cole no aplicativo do seu banco, em Pix copia e cola:\n\n{pix}\n\nO QR Code está aqui: {link}",
  payment_confirmed:
    "Olá, {nome}! O pagamento do pedido {pedido} foi confirmado. Obrigado! Já estamos preparando tudo e avisamos assim que sair para entrega.\n\nAcompanhe por aqui: {link}",
  sent: "Olá, {nome}! O seu pedido {pedido} foi enviado. Qualquer dúvida sobre a entrega, é só responder esta mensagem.\n\nAcompanhe por aqui: {link}\n\nObrigado por comprar na {loja}!",
};

/** The texts of a shop that uses steps, until the owner changes them. */
const stepTemplates = {
  in_production:
    "Olá, {nome}! O seu pedido {pedido} entrou em produção. Prazo: {prazo}.\n\nAcompanhe por aqui: {link}",
  ready:
    "Olá, {nome}! O seu pedido {pedido} está pronto. Avisamos assim que ele sair.\n\nAcompanhe por aqui: {link}",
  sent: "Olá, {nome}! O seu pedido {pedido} foi enviado. Prazo: {prazo}.\n\n{rastreio}\n\nAcompanhe por aqui: {link}\n\nObrigado por comprar na {loja}!",
  delivered:
    "Olá, {nome}! O seu pedido {pedido} foi entregue. Esperamos que você goste! Se algo não chegou como devia, é só responder esta mensagem.\n\nObrigado por comprar na {loja}!",
} as const;

/** The texts that count. In a shop that uses steps a text about the sending that nobody changed is the one with the code. */
export function templatesInUse(stored: Partial<MessageTemplates>, usesSteps: boolean): MessageTemplates {
  const { in_production, ready, delivered, ...others } = stored;
  const all = { ...defaultMessageTemplates, ...others };
  // Saved with steps on and unchanged, the text with the code is not the owner's own either.
  if (!usesSteps)
    return all.sent === stepTemplates.sent ? { ...all, sent: defaultMessageTemplates.sent } : all;
  const isOwn = all.sent !== defaultMessageTemplates.sent;
  return {
    ...all,
    sent: isOwn ? all.sent : stepTemplates.sent,
    in_production: in_production ?? stepTemplates.in_production,
    ready: ready ?? stepTemplates.ready,
    delivered: delivered ?? stepTemplates.delivered,
  };
}

/** The texts are those of a shop that uses steps. */
export const areOfSteps = (templates: MessageTemplates): boolean => templates.in_production !== undefined;

/** What the owner returns to, in the kinds that the given texts have. */
export const defaultsLike = (templates: MessageTemplates): MessageTemplates =>
  templatesInUse({}, areOfSteps(templates));

/** The placeholders that the given texts may use. */
export const placeholdersIn = (templates: MessageTemplates): Record<string, string> =>
  areOfSteps(templates) ? allPlaceholders : messagePlaceholders;

/** Longer texts would not fit into a link that every phone opens. */
export const MAX_TEMPLATE_LENGTH = 600;

const PLACEHOLDER = /\{([^{}\s]*)\}/g;

const template = z
  .string("Escreva o texto da mensagem")
  .trim()
  .min(1, "Escreva o texto da mensagem")
  .max(MAX_TEMPLATE_LENGTH, `Use no máximo ${MAX_TEMPLATE_LENGTH} caracteres`);

export const messageTemplatesSchema = z.object({
  received: template,
  payment: template,
  payment_confirmed: template,
  sent: template,
  in_production: template.optional(),
  ready: template.optional(),
  delivered: template.optional(),
});

/** What is wrong with the placeholders of these texts, by kind. `inUse` are the shop's texts, which say what it may use. */
export function refusePlaceholders(
  texts: Partial<MessageTemplates>,
  inUse: MessageTemplates,
): Partial<Record<MessageKind, string>> {
  const known = placeholdersIn(inUse);
  const listed = Object.keys(known).map((name) => `{${name}}`);
  const refused = Object.entries(texts).flatMap(([kind, text = ""]) => {
    const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name = ""]) => !Object.hasOwn(known, name));
    return unknown ? [[kind, `${unknown[0]} não existe. Use ${listed.join(", ")}.`]] : [];
  });
  return Object.fromEntries(refused);
}

export interface AddressedOrder {
  id: string;
  customer: string;
  customerWhatsapp: string;
  totalCents: number;
  /** What is due if it is paid by Pix; null if that is the total. */
  pixCents: number | null;
  pixCode: string | null;
  /** Only of an order in a shop that uses steps. */
  fulfilment?: (Promised & { tracking: Tracking | null }) | undefined;
}

export interface MessageFrame {
  storeName: string;
  trackingUrl: string;
}

export function renderMessage(text: string, order: AddressedOrder, frame: MessageFrame): string {
  const { fulfilment } = order;
  const values: Record<Placeholder, string> = {
    nome: firstNameOf(order.customer),
    pedido: orderNumber(order.id),
    total: plainSpaces(describeTotal(order)),
    loja: frame.storeName,
    link: frame.trackingUrl,
    pix: order.pixCode ?? "",
    prazo: fulfilment ? describePromise(fulfilment) : "",
    rastreio: fulfilment?.tracking ? describeTracking(fulfilment.tracking) : "",
  };
  return dropEmptySentences(text, values).replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

/** "Prazo: {prazo}." says nothing without one: the sentence goes, and the gap that it would leave. */
function dropEmptySentences(text: string, values: Record<keyof typeof stepPlaceholders, string>): string {
  const empty = Object.entries(values).filter(([name, value]) => name in stepPlaceholders && value === "");
  return empty.reduce((rest, [name]) => {
    const sentence = new RegExp(` ?[^.!?\\n]*\\{${name}\\}[^.!?\\n]*[.!?]?`, "g");
    return rest.replace(sentence, "").replace(/\n{3,}/g, "\n\n");
  }, text);
}

function describeTotal({ totalCents, pixCents }: AddressedOrder): string {
  const total = formatCents(totalCents);
  return pixCents === null ? total : `${total} (${formatCents(pixCents)} no Pix)`;
}

/** A WhatsApp link to the customer with the message already written; undefined if the number was erased. */
export function customerMessageLink(
  text: string,
  order: AddressedOrder,
  frame: MessageFrame,
): string | undefined {
  if (order.customerWhatsapp === "") return undefined;
  return messagingLink(order.customerWhatsapp, renderMessage(text, order, frame));
}
