import type { ProductRow } from "#app/features/admin-products/product-queries.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { type Quote, quoteOrder } from "#domain/orders/quote.ts";
import type { PricedProduct } from "#domain/orders/quote-lines.ts";
import { reaisToCents } from "#domain/reais.ts";

/** A line of the cart with which an offer is tried. */
export interface ExampleLine {
  productId: string;
  quantity: number;
}

export const MAX_EXAMPLE_LINES = 4;

/** Three shirts of two products: enough for most offers to show something. */
export function firstLines(products: readonly ProductRow[]): ExampleLine[] {
  const [first, second] = products;
  if (!first) return [];
  if (!second) return [{ productId: first.id, quantity: 3 }];
  return [
    { productId: first.id, quantity: 2 },
    { productId: second.id, quantity: 1 },
  ];
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
      // As if the code had been typed. One that stacks is given even if it takes nothing off, as a free delivery.
      offers: { automatic: offer ? [{ ...offer, stacks: true }] : [], code: null, seenCents: undefined },
    },
  );
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
