import type { AnswerOf } from "#app/api/api-client.ts";
import { readSizes } from "#app/features/sizes/read-sizes.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { unitsWanted } from "#domain/cart/units-wanted.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import { readOffered, readOption } from "#domain/options/read-options.ts";
import type { OfferedOptions, ShirtOption } from "#domain/options/shirt-option.ts";
import type { PrintRules } from "#domain/print/print-rules.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { centsToReais, reaisToCents } from "#domain/reais.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";

/**
 * Converts a line to the API's format. The price, in reais, and the wait are sent only so that the server notices what
 * the shopper has not seen.
 */
export function toOrderLine(item: CartItem) {
  const { id, size, quantity, customization, options, priceCents, leadDays } = item;
  return {
    id,
    size,
    quantity,
    customization,
    options: options && idsOf(options),
    price: centsToReais(priceCents),
    lead_days: leadDays,
  };
}

/** The API's answer about a cart, line by line in the same order. */
export type CartQuote = AnswerOf<"POST /api/cart/quote">;

type QuotedLine = CartQuote["items"][number];
export type ApiLeadTime = NonNullable<QuotedLine["lead_time"]>;

export interface LineFact {
  /** Null if the product is gone. */
  priceCents: number | null;
  /** The sizes to choose from; undefined for a product that has the standard ones. */
  sizes: GridSize[] | undefined;
  /** Absent for a product that follows the shop's rules. */
  printRules: PrintRules | undefined;
  /** What the shirt gets besides, as the shop has it. */
  options?: ShirtOption[] | undefined;
  /** Absent for a product without options. */
  offered?: OfferedOptions | undefined;
  /** What of the line cannot be bought any more. */
  obstacle: "size" | "print" | "options" | null;
  formerPriceCents: number | null;
  print: ShirtPrint | null;
  /** Told by a shop with offers, which may depend on them. */
  categoryId: string | null;
  basePriceCents: number | undefined;
  /** Of a product that is counted or made to order: what pages show of its sizes. */
  shown?: QuotedLine["stock"];
  /** The units of the size that the cart wanted when the shop was asked. */
  wanted?: number;
  /** How many of them there are, if not enough. */
  available?: number | undefined;
  /** Set if some of them are made to order. */
  leadTime?: QuotedLine["lead_time"];
  /** Set if the shop says of the line that it is on the shelf. */
  ready?: boolean | undefined;
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
        options: line.options?.map(readOption),
        offered: line.offered_options && readOffered(line.offered_options),
        obstacle: isObstacle(line.change) ? line.change : null,
        formerPriceCents: line.former_price_cents,
        print: line.print,
        categoryId: line.category_id ?? null,
        basePriceCents: line.base_price_cents,
        shown: line.stock,
        wanted: unitsWanted(items, item),
        available: line.available,
        leadTime: line.lead_time,
        ready: line.ready,
      };
      return [[lineKey(item), fact] as const];
    }),
  );
}

const isObstacle = (change: QuotedLine["change"]) =>
  change === "size" || change === "print" || change === "options";

/** Whether what the shop said about a line still counts: of a counted size, only for as many units. */
export function isKnown(item: CartItem, facts: LineFacts, items: readonly CartItem[]): boolean {
  const fact = facts.get(lineKey(item));
  return fact !== undefined && (!fact.shown || fact.wanted === unitsWanted(items, item));
}

export type LineChange =
  | { kind: "gone" | "size" | "print" }
  /** The names of those that are sold no more; none if the options do not go together any more. */
  | { kind: "options"; gone: string[] }
  /** `isShared`: other lines want the same size. */
  | { kind: "stock"; available: number; isShared: boolean }
  | { kind: "price"; priceCents: number }
  | { kind: "lead_time"; leadTime: ApiLeadTime };

/** Whether a line can be bought, perhaps at another price or later. */
export function isSold(item: CartItem, facts: LineFacts, items: readonly CartItem[]): boolean {
  const kind = findChange(item, facts, items)?.kind;
  return kind === undefined || kind === "price" || kind === "lead_time";
}

/** Returns what has changed about a line of the cart and must be resolved before ordering. */
export function findChange(
  item: CartItem,
  facts: LineFacts,
  items: readonly CartItem[],
): LineChange | undefined {
  const fact = facts.get(lineKey(item));
  if (!fact) return undefined;
  const { obstacle, priceCents, available, leadTime } = fact;
  if (obstacle === "options") return { kind: obstacle, gone: goneOptions(item, fact) };
  if (obstacle) return { kind: obstacle };
  if (priceCents === null) return { kind: "gone" };
  const wanted = unitsWanted(items, item);
  if (available !== undefined && wanted > available) {
    return { kind: "stock", available, isShared: wanted > item.quantity };
  }
  if (priceCents !== item.priceCents) return { kind: "price", priceCents };
  return leadTime && leadTime.max_days > (item.leadDays ?? 0) ? { kind: "lead_time", leadTime } : undefined;
}

const goneOptions = ({ options = [] }: CartItem, { options: found = [] }: LineFact): string[] =>
  options.filter(({ id }) => !found.some((option) => option.id === id)).map(({ name }) => name);
