import { addItem, type CartItem, lineKey, MAX_LINES, MAX_UNITS } from "../cart/cart.ts";
import { subtotalCents } from "../cart/cart-totals.ts";
import { unitsWanted } from "../cart/units-wanted.ts";
import { toChosen } from "../options/option-ids.ts";
import { type Quote, quoteOrder } from "../orders/quote.ts";
import type { PricedProduct } from "../orders/quote-lines.ts";
import { refuseTotal } from "../orders/refuse-total.ts";
import { leadDaysOf } from "../stock/shown-units.ts";
import type { Stocked } from "../stock/stock.ts";
import type { TeamGroup } from "./team-list.ts";

/** Prices the shirts of a list by the same rules as the cart, which then adds delivery and offers. */
export function quoteTeam(
  groups: readonly TeamGroup[],
  product: PricedProduct,
  surchargeCents: number,
): Quote {
  const lines = groups.map(({ lines: _, ...group }) => ({
    id: product.id,
    ...group,
    options: [...group.options],
  }));
  return quoteOrder(lines, new Map([[product.id, product]]), {
    surchargeCents,
    delivery: null,
    offers: null,
  });
}

/** One line of the cart for each different shirt, with the wait that the page has named. */
export function toCartItems({ lines }: Quote, product: Stocked = {}): CartItem[] {
  return lines.map((line) => {
    const { id, name, size, quantity, unitPriceCents, imageUrl, customization, options } = line;
    const leadDays = leadDaysOf(product, size, unitsWanted(lines, line));
    return {
      id,
      name,
      size,
      quantity,
      priceCents: unitPriceCents,
      image: imageUrl,
      ...(customization && { customization }),
      ...(options && { options: toChosen(options) }),
      ...(leadDays && { leadDays }),
    };
  });
}

/** The reason why the shirts cannot go into this cart; null if they can. */
export function describeTeamObstacle(
  shirts: readonly CartItem[],
  mistakes: number,
  cart: readonly CartItem[],
): string | null {
  if (mistakes > 0) return "Corrija as linhas marcadas da lista";
  if (shirts.length === 0) return "Cole ou digite a lista do time";
  const inCart = new Map(cart.map((item) => [lineKey(item), item.quantity]));
  if (shirts.some((shirt) => shirt.quantity + (inCart.get(lineKey(shirt)) ?? 0) > MAX_UNITS)) {
    return `De uma mesma camisa, um pedido leva até ${MAX_UNITS}`;
  }
  const filled = shirts.reduce<CartItem[]>(addItem, [...cart]);
  if (filled.length > MAX_LINES) {
    return `O carrinho ficaria com ${filled.length} itens, e um pedido leva até ${MAX_LINES}`;
  }
  return refuseTotal(subtotalCents(filled)) ?? null;
}
