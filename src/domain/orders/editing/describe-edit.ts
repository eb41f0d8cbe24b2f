import { formatCents } from "../../money.ts";
import { idsOf } from "../../options/option-ids.ts";
import type { OrderDelivery, OrderDiscount, OrderItem } from "../order.ts";
import { agreedOffer } from "../order-input.ts";
import type { EditedLineInput } from "./edit-input.ts";
import { isSamePrint } from "./same-shirt.ts";

/** What of an order can be changed. */
export interface EditableOrder {
  items: readonly OrderItem[];
  discounts: readonly OrderDiscount[] | null;
  delivery: OrderDelivery | null;
  totalCents: number;
  customer: string;
  customerAddress: string;
  customerCep: string;
  customerWhatsapp: string;
  customerCpf: string | null;
}

const MOST_NAMED = 8;

/**
 * What an edit changes, as the history tells it; nothing if it changes nothing. It names no person, address or printed
 * name, because the history outlives an erasure.
 */
export function describeEdit(
  before: EditableOrder,
  after: EditableOrder,
  wanted: readonly Pick<EditedLineInput, "position">[],
): string[] {
  const changes = [
    ...describeLines(before.items, after.items, wanted),
    ...describePerson(before, after),
    ...describeDelivery(before.delivery, after.delivery),
    ...describeDiscounts(before.discounts ?? [], after.discounts ?? []),
  ];
  if (before.totalCents !== after.totalCents)
    changes.push(`total de ${formatCents(before.totalCents)} para ${formatCents(after.totalCents)}`);
  return changes;
}

/** "tamanho de Camisa Aurora de M para G, total de R$ 189,90 para R$ 199,90" */
export function nameChanges(changes: readonly string[]): string {
  const named = changes.slice(0, MOST_NAMED);
  const others = changes.length - named.length;
  return named.join(", ") + (others > 0 ? ` e mais ${others}` : "");
}

function describeLines(
  before: readonly OrderItem[],
  after: readonly OrderItem[],
  wanted: readonly Pick<EditedLineInput, "position">[],
): string[] {
  const kept = wanted.flatMap(({ position }) => (position === undefined ? [] : [position]));
  const removed = before.filter((_, position) => !kept.includes(position));
  return [
    ...after.flatMap((item, index) => {
      const was = before[wanted[index]?.position ?? -1];
      return was ? describeLine(was, item) : [`${nameUnits(item)} a mais`];
    }),
    ...removed.map((item) => `sem ${nameUnits(item)}`),
  ];
}

const nameUnits = ({ quantity, name, size }: OrderItem) => `${quantity} × ${name} (${size})`;

function describeLine(was: OrderItem, item: OrderItem): string[] {
  const changes: string[] = [];
  const { name } = item;
  if (was.size !== item.size) changes.push(`tamanho de ${name} de ${was.size} para ${item.size}`);
  if (was.quantity !== item.quantity)
    changes.push(`quantidade de ${name} de ${was.quantity} para ${item.quantity}`);
  if (!isSamePrint(was.customization, item.customization)) changes.push(describePrint(was, item));
  if (idsOf(was.options).join() !== idsOf(item.options).join()) changes.push(`opções de ${name}`);
  return changes;
}

function describePrint(was: OrderItem, { name, customization }: OrderItem): string {
  if (!was.customization) return `nome e número em ${name}`;
  return customization ? `outro nome ou número em ${name}` : `sem nome e número em ${name}`;
}

function describePerson(before: EditableOrder, after: EditableOrder): string[] {
  const facts = [
    ["nome do cliente", before.customer, after.customer],
    ["WhatsApp", before.customerWhatsapp, after.customerWhatsapp],
    ["CPF", before.customerCpf, after.customerCpf],
    ["endereço", before.customerAddress + before.customerCep, after.customerAddress + after.customerCep],
  ];
  return facts.flatMap(([name, was, is]) => (name && was !== is ? [name] : []));
}

function describeDelivery(was: OrderDelivery | null, is: OrderDelivery | null): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  return [is ? `entrega por ${formatCents(is.priceCents)}` : "entrega a combinar"];
}

function describeDiscounts(before: readonly OrderDiscount[], after: readonly OrderDiscount[]): string[] {
  const ids = new Set([...before, ...after].map(({ offerId }) => offerId));
  return [...ids].flatMap((id) => {
    const was = before.find(({ offerId }) => offerId === id);
    const is = after.find(({ offerId }) => offerId === id);
    if (was?.cents === is?.cents && was?.name === is?.name) return [];
    if (!is) return [`sem o desconto ${was?.name}`];
    const reason = id === agreedOffer.id ? `, motivo: ${is.name}` : ` em ${is.name}`;
    return [`desconto de ${formatCents(is.cents)}${reason}`];
  });
}
