import { z } from "zod";
import { messagingLink } from "../delivery/whatsapp-number.ts";
import { formatCents } from "../money.ts";
import { firstNameOf } from "./first-name.ts";
import { orderNumber } from "./order-status.ts";
import { plainSpaces } from "./whatsapp-message.ts";

/** The texts that the shop sends to a customer, in the order in which an order needs them. */
export const messageKinds = ["received", "payment", "payment_confirmed", "sent"] as const;
export type MessageKind = (typeof messageKinds)[number];
export type MessageTemplates = Record<MessageKind, string>;

export const messageLabels: Record<MessageKind, string> = {
  received: "Pedido recebido",
  payment: "Pagamento por Pix",
  payment_confirmed: "Pagamento confirmado",
  sent: "Pedido enviado",
};

/** The placeholders of a template, in braces, and their explanation for the owner. */
export const messagePlaceholders = {
  nome: "primeiro nome do cliente",
  pedido: "número do pedido",
  total: "valor total",
  loja: "nome da loja",
  link: "página para acompanhar o pedido",
  pix: "código Pix copia e cola no valor do pedido; nada, se não há o que pagar por Pix",
} as const;

export const defaultMessageTemplates: MessageTemplates = {
  received:
    "Olá, {nome}! Aqui é da {loja}. Recebemos o seu pedido {pedido}, no total de {total}. Podemos confirmar os dados e combinar o pagamento?\n\nAcompanhe por aqui: {link}",
  payment:
    "Olá, {nome}! O seu pedido {pedido} na {loja} ficou em {total}. Para pagar com Pix, copie o código abaixo e cole no aplicativo do seu banco, em Pix copia e cola:\n\n{pix}\n\nO QR Code está aqui: {link}",
  payment_confirmed:
    "Olá, {nome}! O pagamento do pedido {pedido} foi confirmado. Obrigado! Já estamos preparando tudo e avisamos assim que sair para entrega.\n\nAcompanhe por aqui: {link}",
  sent: "Olá, {nome}! O seu pedido {pedido} foi enviado. Qualquer dúvida sobre a entrega, é só responder esta mensagem.\n\nAcompanhe por aqui: {link}\n\nObrigado por comprar na {loja}!",
};

/** Longer texts would not fit into a link that every phone opens. */
export const MAX_TEMPLATE_LENGTH = 600;

const PLACEHOLDER = /\{([^{}\s]*)\}/g;

const template = z
  .string("Escreva o texto da mensagem")
  .trim()
  .min(1, "Escreva o texto da mensagem")
  .max(MAX_TEMPLATE_LENGTH, `Use no máximo ${MAX_TEMPLATE_LENGTH} caracteres`)
  .superRefine((text, { addIssue }) => {
    const unknown = [...text.matchAll(PLACEHOLDER)].find(
      ([, name = ""]) => !Object.hasOwn(messagePlaceholders, name),
    );
    if (unknown)
      addIssue({ code: "custom", message: `${unknown[0]} não existe. Use ${listPlaceholders()}.` });
  });

export const messageTemplatesSchema = z.object({
  received: template,
  payment: template,
  payment_confirmed: template,
  sent: template,
});

export interface AddressedOrder {
  id: string;
  customer: string;
  customerWhatsapp: string;
  totalCents: number;
  /** What is due if it is paid by Pix; null if that is the total. */
  pixCents: number | null;
  pixCode: string | null;
}

export interface MessageFrame {
  storeName: string;
  trackingUrl: string;
}

export function renderMessage(text: string, order: AddressedOrder, frame: MessageFrame): string {
  const values: Record<keyof typeof messagePlaceholders, string> = {
    nome: firstNameOf(order.customer),
    pedido: orderNumber(order.id),
    total: plainSpaces(describeTotal(order)),
    loja: frame.storeName,
    link: frame.trackingUrl,
    pix: order.pixCode ?? "",
  };
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] : whole,
  );
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

function listPlaceholders(): string {
  return Object.keys(messagePlaceholders)
    .map((name) => `{${name}}`)
    .join(", ");
}
