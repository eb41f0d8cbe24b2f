import type { AnswerOf } from "#app/api/api-client.ts";
import { reaisToCents } from "#domain/reais.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
import { orderTexts } from "../order-texts.ts";
import type { DraftLine } from "./order-draft.ts";

export type OrderQuote = AnswerOf<"POST /api/cart/quote">;
export type PricedLine = OrderQuote["items"][number];

type Items = Pick<OrderQuote, "items">;

/** What the quote says about each line; undefined while it is still of other lines. */
export function pricedLines(
  lines: readonly DraftLine[],
  quote: Items | undefined,
): (PricedLine | undefined)[] {
  return lines.map(({ productId }, index) => {
    const priced = quote?.items[index];
    return priced?.id === productId ? priced : undefined;
  });
}

interface OfferedSize {
  label: string;
  surcharge_cents: number;
}

/**
 * The sizes of the line's product: the standard ones while nothing else is known about it. The one that the order has
 * stays a choice, also when the product does not have it any more.
 */
export function sizesOfLine(
  { productId, kept }: Pick<DraftLine, "productId" | "kept">,
  quote: Items | undefined,
): OfferedSize[] {
  const offered = quote?.items.find(({ id }) => id === productId)?.sizes;
  const sizes: OfferedSize[] = offered ?? standardLabels.map((label) => ({ label, surcharge_cents: 0 }));
  if (!kept || sizes.some(({ label }) => label === kept.item.size)) return sizes;
  return [{ label: kept.item.size, surcharge_cents: 0 }, ...sizes];
}

/** Why the chosen size cannot be sold. A size that only stands in for the choice is none. */
export function refuseSize(
  { size }: Pick<DraftLine, "size">,
  priced: PricedLine | undefined,
): string | undefined {
  if (size === null || priced?.size !== size) return undefined;
  if (priced.change === "size") return orderTexts.foreignSize(size);
  return priced.change === "stock" ? describeShortage(size, priced.available ?? 0) : undefined;
}

/** The shirts before anything is taken off. */
export function goodsCentsOf({ items }: Items): number {
  return items
    .filter(({ change }) => change !== "gone")
    .reduce((sum, { price, quantity }) => sum + reaisToCents(price) * quantity, 0);
}
