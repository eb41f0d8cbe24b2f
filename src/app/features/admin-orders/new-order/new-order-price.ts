import type { AnswerOf } from "#app/api/api-client.ts";
import { reaisToCents } from "#domain/reais.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
import { orderTexts } from "../order-texts.ts";
import { agreedDelivery, agreedDiscount, type DraftLine, type OrderDraft } from "./new-order-draft.ts";

export type OrderQuote = AnswerOf<"POST /api/cart/quote">;
export type PricedLine = OrderQuote["items"][number];

/** What the quote says about each line; undefined while it is still of other lines. */
export function pricedLines(
  lines: readonly DraftLine[],
  quote: Pick<OrderQuote, "items"> | undefined,
): (PricedLine | undefined)[] {
  return lines.map(({ productId }, index) => {
    const priced = quote?.items[index];
    return priced?.id === productId ? priced : undefined;
  });
}

/** The sizes of the line's product: the standard ones while nothing else is known about it. */
export function sizesOfLine({ productId }: DraftLine, quote: Pick<OrderQuote, "items"> | undefined) {
  const sizes = quote?.items.find(({ id }) => id === productId)?.sizes;
  return sizes ?? standardLabels.map((label) => ({ label, surcharge_cents: 0 }));
}

/** Why the chosen size cannot be sold. A size that only stands in for the choice is none. */
export function refuseSize({ size }: DraftLine, priced: PricedLine | undefined): string | undefined {
  if (size === null || priced?.size !== size) return undefined;
  if (priced.change === "size") return orderTexts.foreignSize(size);
  return priced.change === "stock" ? describeShortage(size, priced.available ?? 0) : undefined;
}

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
