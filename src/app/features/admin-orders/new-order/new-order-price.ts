import { goodsCentsOf, type OrderQuote } from "../order-draft/draft-price.ts";
import { agreedDiscount } from "../order-draft/draft-request.ts";
import { deliveryOf, type OrderDraft } from "./new-order-draft.ts";

/** The goods, less what was agreed on, and the delivery, as far as they are known. */
export function totalCentsOf(
  draft: OrderDraft,
  quote: Pick<OrderQuote, "items" | "delivery"> | undefined,
): number {
  if (draft.items.length === 0 || !quote) return 0;
  // The shop's offers are for those who order by themselves.
  const goodsCents = goodsCentsOf(quote);
  const discountCents = Math.min(agreedDiscount(draft.discount)?.cents ?? 0, goodsCents);
  const delivery = deliveryOf(draft, quote.delivery?.options ?? []);
  return goodsCents - discountCents + (delivery?.price_cents ?? 0);
}
