import { formatCep } from "../delivery/cep.ts";
import { describeBusinessDays } from "../delivery/describe-days.ts";
import { formatWhatsapp, messagingLink } from "../delivery/whatsapp-number.ts";
import { describePromise, type Promised } from "../fulfilment/promise.ts";
import { formatCents } from "../money.ts";
import { nameOptions } from "../options/option-texts.ts";
import type { ShirtOption } from "../options/shirt-option.ts";
import type { Customization } from "../print/customization.ts";
import { describeLeadTime, type LeadTime, READY } from "../stock/lead-time.ts";
import type { OrderDelivery, OrderPrice } from "./order.ts";
import { describeDiscount, discountsOnGoods, freeDeliveryOffer, subtotalCents } from "./order-price.ts";
import { orderNumber } from "./order-status.ts";
import { isPickup } from "./pickup.ts";

export interface MessageOrder extends OrderPrice {
  id: string;
  customer: string;
  customerCep: string;
  customerAddress: string;
  customerWhatsapp: string;
  items: {
    name: string;
    size: string;
    quantity: number;
    customization: Customization | null;
    options?: readonly ShirtOption[] | undefined;
    leadTime?: LeadTime | undefined;
  }[];
  /** Only in a shop that uses steps. */
  fulfilment?: (Promised & { saysReady: boolean }) | undefined;
}

export interface MessageOptions {
  storeName: string;
  /** Digits, with or without the country code. */
  storeWhatsapp: string;
  /** The public page that shows the order's status. */
  trackingUrl: string;
}

/** Some phones cut off longer URLs. */
export const MAX_LINK_LENGTH = 2000;

/** A WhatsApp link with the order written out; for a very long order only its number and tracking link. */
export function orderMessageLink(order: MessageOrder, options: MessageOptions): string {
  const whole = messagingLink(options.storeWhatsapp, orderMessage(order, options));
  if (whole.length <= MAX_LINK_LENGTH) return whole;
  return messagingLink(options.storeWhatsapp, shortMessage(order, options));
}

export function orderMessage(order: MessageOrder, { storeName, trackingUrl }: MessageOptions): string {
  return [
    `Olá, ${storeName}! Acabei de fazer o pedido ${orderNumber(order.id)} na loja.`,
    "",
    ...order.items.map((item) => describeItem(item, order.fulfilment?.saysReady ?? false)),
    "",
    ...describePrice(order),
    ...describeWait(order),
    "",
    `Nome: ${order.customer}`,
    ...describeDelivery(order),
    `WhatsApp: ${formatWhatsapp(order.customerWhatsapp)}`,
    "",
    `Acompanhe: ${trackingUrl}`,
  ].join("\n");
}

const price = (cents: number): string => plainSpaces(formatCents(cents));

/** The goods, discounts and the delivery stand above the total where it is not that of the goods alone. */
function describePrice(order: MessageOrder): string[] {
  const parts = [
    ...discountsOnGoods(order).map((discount) => `${describeDiscount(discount)}: ${price(-discount.cents)}`),
    ...(order.delivery ? [describeDeliveryCost(order.delivery)] : []),
  ];
  const subtotal = parts.length > 0 ? [`Subtotal: ${price(subtotalCents(order))}`] : [];
  const free = freeDeliveryOffer(order);
  const agreed = free ? [`Frete: grátis (${free.name})`] : [];
  return [...subtotal, ...parts, ...agreed, ...describeTotal(order)];
}

function describeDeliveryCost({ name, priceCents, days }: OrderDelivery): string {
  const cost = priceCents === 0 ? "grátis" : price(priceCents);
  return `Frete: ${name}, ${cost} (${describeBusinessDays(days)})`;
}

function describeTotal({ totalCents, pixCents }: MessageOrder): string[] {
  return [`Total: ${price(totalCents)}`, ...(pixCents === null ? [] : [`No Pix: ${price(pixCents)}`])];
}

function describeDelivery({ customerCep, customerAddress }: MessageOrder): string[] {
  if (isPickup({ customerCep, customerAddress })) return [`Entrega: ${customerAddress}`];
  return [`CEP: ${formatCep(customerCep)}`, `Endereço: ${customerAddress}`];
}

function describeItem(item: MessageOrder["items"][number], saysReady: boolean): string {
  const { name, size, quantity, customization, options, leadTime } = item;
  const shirt = customization ? `${customization.name} / ${customization.number}` : "Não personalizado";
  const extras = options ? ` | ${nameOptions(options)}` : "";
  const wait = leadTime ? ` | ${describeLeadTime(leadTime)}` : saysReady ? ` | ${READY}` : "";
  return `• ${name} | Tamanho: ${size} | ${shirt}${extras} | Quantidade: ${quantity}${wait}`;
}

function describeWait({ fulfilment }: MessageOrder): string[] {
  const promise = fulfilment ? describePromise(fulfilment) : "";
  return promise === "" ? [] : [`Prazo: ${promise}`];
}

function shortMessage(order: MessageOrder, { storeName, trackingUrl }: MessageOptions): string {
  return [
    `Olá, ${storeName}! Acabei de fazer o pedido ${orderNumber(order.id)} na loja.`,
    ...describeTotal(order),
    `Todos os itens: ${trackingUrl}`,
  ].join("\n");
}

/** Old phones show the no-break space of a price as a box in messaging apps. */
export function plainSpaces(text: string): string {
  return text.replace(/\u00a0/g, " ");
}
