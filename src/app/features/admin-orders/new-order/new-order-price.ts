import type { AnswerOf } from "#app/api/api-client.ts";
import { reaisToCents } from "#domain/reais.ts";
import { agreedDelivery, agreedDiscount, type OrderDraft } from "./new-order-draft.ts";

export type OrderQuote = AnswerOf<"POST /api/cart/quote">;

/** The shirts without the shop's offers, which are for those who order by themselves. */
export function goodsCentsOf({ items }: Pick<OrderQuote, "items">): number {
  return items
    .filter(({ change }) => change !== "gone")
    .reduce((sum, { price, quantity }) => sum + reaisToCents(price) * quantity, 0);
}

/** The goods, less what was agreed on, and the delivery, as far as they are known. */
export function totalCentsOf(
  draft: OrderDraft,
  quote: Pick<OrderQuote, "items" | "delivery"> | undefined,
): number {
  if (draft.items.length === 0 || !quote) return 0;
  const goodsCents = goodsCentsOf(quote);
  const discountCents = Math.min(agreedDiscount(draft)?.cents ?? 0, goodsCents);
  const delivery = agreedDelivery(draft, quote.delivery?.options ?? []);
  return goodsCents - discountCents + (delivery?.price_cents ?? 0);
}
