import type { AnswerOf } from "#app/api/api-client.ts";
import { readSizes } from "#app/features/sizes/read-sizes.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import type { PrintRules } from "#domain/print/print-rules.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { centsToReais, reaisToCents } from "#domain/reais.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";

/**
 * Converts a line to the API's format. The price is in reais, and is sent only so that the server notices a changed
 * price.
 */
export function toOrderLine({ id, size, quantity, customization, priceCents }: CartItem) {
  return { id, size, quantity, ...(customization && { customization }), price: centsToReais(priceCents) };
}

/** The API's answer about a cart, line by line in the same order. */
export type CartQuote = AnswerOf<"POST /api/cart/quote">;

export interface LineFact {
  /** Null if the product is gone. */
  priceCents: number | null;
  /** The sizes to choose from; undefined for a product that has the standard ones. */
  sizes: GridSize[] | undefined;
  /** Absent for a product that follows the shop's rules. */
  printRules: PrintRules | undefined;
  /** What of the line cannot be bought any more. */
  obstacle: "size" | "print" | null;
  formerPriceCents: number | null;
  print: ShirtPrint | null;
  /** Told by a shop with offers, which may depend on them. */
  categoryId: string | null;
  basePriceCents: number | undefined;
}

/** The current data of each line. */
export type LineFacts = ReadonlyMap<string, LineFact>;

export function readFacts(items: readonly CartItem[], quote: CartQuote): LineFacts {
  return new Map(
    quote.items.flatMap((line, index) => {
      const item = items[index];
      if (!item) return [];
      const fact = {
        priceCents: line.change === "gone" ? null : reaisToCents(line.price),
        sizes: line.sizes && readSizes(line.sizes),
        printRules: line.print_rules && {
          isRefused: line.print_rules.is_refused,
          priceCents: line.print_rules.price_cents,
          maxLetters: line.print_rules.max_letters,
        },
        obstacle: line.change === "size" || line.change === "print" ? line.change : null,
        formerPriceCents: line.former_price_cents,
        print: line.print,
        categoryId: line.category_id ?? null,
        basePriceCents: line.base_price_cents,
      };
      return [[lineKey(item), fact] as const];
    }),
  );
}

export type LineChange =
  | { kind: "gone" }
  | { kind: "size" | "print" }
  | { kind: "price"; priceCents: number };

/** Whether a line can be bought, perhaps at another price. */
export function isSold(item: CartItem, facts: LineFacts): boolean {
  const kind = findChange(item, facts)?.kind;
  return kind === undefined || kind === "price";
}

/** Returns what has changed about a line and must be resolved before ordering. */
export function findChange(item: CartItem, facts: LineFacts): LineChange | undefined {
  const fact = facts.get(lineKey(item));
  if (fact?.obstacle) return { kind: fact.obstacle };
  if (!fact || fact.priceCents === item.priceCents) return undefined;
  return fact.priceCents === null ? { kind: "gone" } : { kind: "price", priceCents: fact.priceCents };
}
