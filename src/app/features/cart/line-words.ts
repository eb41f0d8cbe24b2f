import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import { formatCents } from "#domain/money.ts";
import { nameOptions } from "#domain/options/option-texts.ts";
import { describeLeadDays } from "#domain/stock/lead-time.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
import type { LineChange } from "./order-line.ts";

interface Words {
  text: string;
  /** The button's; without it, the quantities of the lines are the way out. */
  label?: string;
}

/** What a shopper reads about a change of a line. */
export function describeChange({ size, priceCents }: CartItem, change: LineChange): Words {
  switch (change.kind) {
    case "gone":
      return { text: "Este produto não está mais à venda.", label: REMOVE };
    case "size":
      return { text: `O tamanho ${size} não está mais à venda.`, label: OTHER_SIZE };
    case "print":
      return { text: "Esta personalização não está mais à venda.", label: "Mudar personalização" };
    case "options":
      return { text: describeOptions(change.gone), label: "Mudar opções" };
    case "price":
      return {
        text: `O preço mudou de ${formatCents(priceCents)} para ${formatCents(change.priceCents)}.`,
        label: "Aceitar novo preço",
      };
    case "lead_time":
      return {
        text: `Este item agora é feito sob encomenda: ${describeLeadDays(readLeadTime(change.leadTime))}.`,
        label: "Aceitar prazo",
      };
    case "stock":
      return describeStock(size, change.available, change.isShared);
  }
}

function describeOptions(gone: readonly string[]): string {
  if (gone.length === 0) return "Estas opções não podem mais ser escolhidas juntas.";
  const names = nameOptions(gone.map((name) => ({ name })));
  return gone.length === 1
    ? `A opção ${names} não está mais à venda.`
    : `As opções ${names} não estão mais à venda.`;
}

function describeStock(size: string, available: number, isShared: boolean): Words {
  const text = describeShortage(size, available);
  if (available === 0) return { text, label: OTHER_SIZE };
  if (isShared) return { text: `${text} Outros itens do carrinho têm o mesmo tamanho: diminua algum.` };
  return { text, label: `Ficar com ${available}` };
}

/** Of a shirt that has no size left, all that can be done is to remove it. */
export const describeSoldOut = (): Words => ({ text: "Esta camisa esgotou.", label: REMOVE });

const REMOVE = "Remover do carrinho";
const OTHER_SIZE = "Escolher outro tamanho";
