import type { NamedDiscount, OrderPrice } from "./order.ts";

/** The goods before discounts. */
export const subtotalCents = ({
  totalCents,
  discountCents,
  delivery,
}: Pick<OrderPrice, "totalCents" | "discountCents" | "delivery">): number =>
  totalCents + discountCents - (delivery?.priceCents ?? 0);

/** The offers that took something off. One that made the delivery free is seen in the delivery's price. */
export const discountsOnGoods = ({ discounts }: Pick<OrderPrice, "discounts">): NamedDiscount[] =>
  (discounts ?? []).filter(({ cents }) => cents > 0);

/** The offer that makes a delivery free which is agreed on later; undefined if there is none. */
export const freeDeliveryOffer = ({
  discounts,
  delivery,
}: Pick<OrderPrice, "discounts" | "delivery">): NamedDiscount | undefined =>
  delivery ? undefined : discounts?.find(({ cents }) => cents === 0);

/** "Desconto (Volta às aulas, cupom GOL10)", or "Desconto combinado", which says it itself. */
export function describeDiscount({ name, code }: NamedDiscount): string {
  const named = code === null ? name : `${name}, cupom ${code}`;
  return /^desconto\b/i.test(name) ? named : `Desconto (${named})`;
}

/** "Leve 3, pague 2 + Volta às aulas (GOL10)" */
export const nameOffers = (discounts: readonly NamedDiscount[]): string =>
  discounts.map(({ name, code }) => (code === null ? name : `${name} (${code})`)).join(" + ");
