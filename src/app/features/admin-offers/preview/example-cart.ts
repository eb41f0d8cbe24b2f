import type { ProductRow } from "#app/features/admin-products/product-queries.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { type Quote, quoteOrder } from "#domain/orders/quote.ts";
import type { PricedProduct } from "#domain/orders/quote-lines.ts";
import { reaisToCents } from "#domain/reais.ts";

/** A line of the cart with which an offer is tried. */
export interface ExampleLine {
  /** Stays while the product of the line is exchanged. */
  key: number;
  productId: string;
  quantity: number;
}

export const MAX_EXAMPLE_LINES = 4;

/** The owner's lines, as far as their products are there; at first three shirts of two products. */
export function knownLines(
  own: readonly ExampleLine[] | undefined,
  products: readonly ProductRow[],
): ExampleLine[] {
  const known = own?.filter(({ productId }) => products.some(({ id }) => id === productId)) ?? [];
  return known.length > 0 ? known : firstLines(products);
}

/** Enough for most offers to show something. */
function firstLines([first, second]: readonly ProductRow[]): ExampleLine[] {
  if (!first) return [];
  if (!second) return [{ key: 1, productId: first.id, quantity: 3 }];
  return [
    { key: 1, productId: first.id, quantity: 2 },
    { key: 2, productId: second.id, quantity: 1 },
  ];
}

export function newLine(lines: readonly ExampleLine[], productId: string): ExampleLine {
  return { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, productId, quantity: 1 };
}

/** A product that the cart does not have yet. */
export function findNext(
  products: readonly ProductRow[],
  lines: readonly ExampleLine[],
): ProductRow | undefined {
  return products.find(({ id }) => !lines.some((line) => line.productId === id));
}

/** Prices the cart as the shop would, with this offer alone. */
export function quoteExample(
  lines: readonly ExampleLine[],
  products: readonly ProductRow[],
  offer: Offer | undefined,
): Quote {
  return quoteOrder(
    lines.map(({ productId, quantity }) => ({ id: productId, size: "M", quantity })),
    new Map(products.map((product) => [product.id, toPriced(product)])),
    {
      surchargeCents: 0,
      delivery: null,
      // As if the code had been typed.
      offers: { automatic: offer ? [offer] : [], code: null, seenCents: undefined },
    },
  );
}

/** What a line costs before the offer. */
export function lineCents({ lines }: Quote, index: number): number {
  const line = lines[index];
  return line ? line.unitPriceCents * line.quantity : 0;
}

function toPriced(product: ProductRow): PricedProduct {
  return {
    id: product.id,
    name: product.name,
    priceCents: reaisToCents(product.price),
    formerPriceCents: null,
    categoryId: product.category_id,
    imageUrl: product.image_url,
    print: null,
  };
}
