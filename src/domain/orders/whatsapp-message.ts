import type { Customization } from "../cart/cart.ts";
import { formatCep } from "../delivery/cep.ts";
import { formatWhatsapp, internationalNumber } from "../delivery/whatsapp-number.ts";
import { formatCents } from "../money.ts";
import { orderNumber } from "./order-status.ts";

export interface MessageOrder {
  id: string;
  totalCents: number;
  customer: string;
  customerCep: string;
  customerAddress: string;
  customerWhatsapp: string;
  items: { name: string; size: string; quantity: number; customization: Customization | null }[];
}

export interface MessageOptions {
  storeName: string;
  /** Digits, with or without the country code. */
  storeWhatsapp: string;
  /** Where anybody with the link sees how the order stands. */
  trackingUrl: string;
}

/** Longer addresses are cut off by some phones. */
export const LONGEST_LINK = 2000;

/** The link that opens the messaging app with the order written out; a very long order is told by number and link. */
export function orderMessageLink(order: MessageOrder, options: MessageOptions): string {
  const whole = messagingLink(options.storeWhatsapp, orderMessage(order, options));
  if (whole.length <= LONGEST_LINK) return whole;
  return messagingLink(options.storeWhatsapp, shortMessage(order, options));
}

export function messagingLink(number: string, text: string): string {
  return `https://wa.me/${internationalNumber(number)}?text=${encodeURIComponent(text)}`;
}

export function orderMessage(order: MessageOrder, { storeName, trackingUrl }: MessageOptions): string {
  return [
    `Olá, ${storeName}! Acabei de fazer o pedido ${orderNumber(order.id)} na loja.`,
    "",
    ...order.items.map(describeItem),
    "",
    `Total: ${plainSpaces(formatCents(order.totalCents))}`,
    "",
    `Nome: ${order.customer}`,
    `CEP: ${formatCep(order.customerCep)}`,
    `Endereço: ${order.customerAddress}`,
    `WhatsApp: ${formatWhatsapp(order.customerWhatsapp)}`,
    "",
    `Acompanhe: ${trackingUrl}`,
  ].join("\n");
}

function describeItem({ name, size, quantity, customization }: MessageOrder["items"][number]): string {
  const shirt = customization ? `${customization.name} / ${customization.number}` : "Não personalizado";
  return `• ${name} | Tamanho: ${size} | ${shirt} | Quantidade: ${quantity}`;
}

function shortMessage(order: MessageOrder, { storeName, trackingUrl }: MessageOptions): string {
  return [
    `Olá, ${storeName}! Acabei de fazer o pedido ${orderNumber(order.id)} na loja.`,
    `Total: ${plainSpaces(formatCents(order.totalCents))}`,
    `Todos os itens: ${trackingUrl}`,
  ].join("\n");
}

/** Messaging apps show the no-break space of a price as a box on old phones. */
export function plainSpaces(text: string): string {
  return text.replace(/\u00a0/g, " ");
}
