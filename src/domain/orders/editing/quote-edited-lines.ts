import { unitPriceCents } from "../../catalog/unit-price.ts";
import { findOptions } from "../../options/find-options.ts";
import { idsOf } from "../../options/option-ids.ts";
import { fitsOn } from "../../print/print-rules.ts";
import { reaisToCents } from "../../reais.ts";
import type { OrderItem } from "../order.ts";
import type { OrderLine } from "../order-input.ts";
import { type LineChange, type PricedProduct, type QuotedLine, quoteLines } from "../quote-lines.ts";
import type { EditedLineInput } from "./edit-input.ts";
import { isSamePrint, isSameShirt } from "./same-shirt.ts";

/** A line of an edited order. */
export interface EditedLine extends Omit<QuotedLine, "id"> {
  /** The product; null once it was removed from the catalogue. */
  id: string | null;
  /** That its product has left the shop: it can only become less, get another name where it has one, or be removed. */
  isProductGone?: true;
}

export interface Catalogue {
  products: ReadonlyMap<string, PricedProduct>;
  surchargeCents: number;
}

/**
 * Prices the lines of an edited order. What was agreed on stays: a line keeps its price, its lead time and its copy of the
 * product, and a changed one costs more or less by what its change costs today. What is added has today's price.
 */
export function quoteEditedLines(
  wanted: readonly EditedLineInput[],
  before: readonly OrderItem[],
  { products, surchargeCents }: Catalogue,
): EditedLine[] {
  const lines = wanted.map((line) => toOrderLine(line, before));
  const known = lines.filter((line) => line !== undefined);
  const quoted = quoteLines(known, withOwnUnits(products, before), surchargeCents);
  return wanted.map((line, index) => {
    const orderLine = lines[index];
    const today = orderLine && quoted[known.indexOf(orderLine)];
    const item = line.position === undefined ? undefined : before[line.position];
    const priced = item ? quoteKept(line, item, today, { products, surchargeCents }) : today;
    if (!priced) throw new Error("A line is of the order or of a product");
    return { ...priced, change: priced.change === "none" ? findNews(line, priced, item) : priced.change };
  });
}

/** The line as quotes know it; undefined for one whose product was deleted. News are looked for afterwards. */
function toOrderLine(line: EditedLineInput, before: readonly OrderItem[]): OrderLine | undefined {
  const { position, price: _, lead_days: __, ...wanted } = line;
  const id = position === undefined ? wanted.id : before[position]?.productId;
  return id ? { ...wanted, id, lead_days: Number.POSITIVE_INFINITY } : undefined;
}

/** What the order already has counts as there, wherever it came from. */
function withOwnUnits(
  products: Catalogue["products"],
  before: readonly OrderItem[],
): Map<string, PricedProduct> {
  return new Map(
    [...products].map(([id, product]) => {
      if (!product.counted) return [id, product];
      const counted = { ...product.counted };
      for (const { productId, size, quantity } of before) {
        const units = counted[size];
        if (productId === id && units !== undefined) counted[size] = units + quantity;
      }
      return [id, { ...product, counted }];
    }),
  );
}

function quoteKept(
  line: EditedLineInput,
  item: OrderItem,
  today: QuotedLine | undefined,
  { products, surchargeCents }: Catalogue,
): EditedLine {
  const product = products.get(item.productId ?? "");
  const customization = line.customization ?? null;
  const copy: EditedLine = {
    ...copyOf(item),
    ...choicesOf(today),
    ...(!product && { isProductGone: true }),
    quantity: line.quantity,
    customization,
  };
  if (isSameShirt(line, item)) {
    const isOtherText = customization && !isSamePrint(customization, item.customization);
    const fits = !isOtherText || !product || fitsOn(product, customization);
    return { ...copy, change: fits ? "none" : "print" };
  }
  if (!product || !today) return { ...copy, change: "gone" };
  const choiceBefore = {
    size: item.size,
    isCustomized: item.customization !== null,
    options: idsOf(item.options),
  };
  const difference =
    today.unitPriceCents -
    unitPriceCents(product, choiceBefore, surchargeCents) -
    withdrawnCents(item, line, product);
  const leadTime = today.leadTime ?? (line.size === item.size ? item.leadTime : undefined);
  return {
    ...today,
    name: item.name,
    imageUrl: item.imageUrl,
    print: customization && (item.print ?? today.print),
    unitPriceCents: Math.max(0, item.unitPriceCents + difference),
    ...(leadTime && { leadTime }),
  };
}

/** What was agreed on for options that are taken away, and have no price today because the product lost them. */
function withdrawnCents(item: OrderItem, line: EditedLineInput, product: PricedProduct): number {
  const offered = findOptions(product, idsOf(item.options));
  return (item.options ?? [])
    .filter(({ id }) => !line.options?.includes(id) && !offered.some((option) => option.id === id))
    .reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** The line as the order has it, whatever has become of its product. */
function copyOf(item: OrderItem): EditedLine {
  const { productId: id, name, size, quantity, customization, unitPriceCents: cents } = item;
  const { imageUrl, print, options, leadTime } = item;
  return {
    id,
    name,
    size,
    quantity,
    customization,
    categoryId: null,
    basePriceCents: cents,
    unitPriceCents: cents,
    formerUnitPriceCents: null,
    discountCents: 0,
    imageUrl,
    print,
    ...(options && { options }),
    ...(leadTime && { leadTime }),
    change: "none",
  };
}

/** What may be chosen for it today. */
function choicesOf(today: QuotedLine | undefined) {
  const { sizes, printRules, offered, shown } = today ?? {};
  return {
    ...(sizes && { sizes }),
    ...(printRules && { printRules }),
    ...(offered && { offered }),
    ...(shown && { shown }),
  };
}

/** What whoever edits has not seen yet. A lead time that the order already has is known. */
function findNews(
  { price, lead_days = 0 }: EditedLineInput,
  { unitPriceCents: cents, leadTime }: EditedLine,
  item: OrderItem | undefined,
): LineChange {
  if (price !== undefined && reaisToCents(price) !== cents) return "price";
  const knownDays = Math.max(lead_days, item?.leadTime?.maxDays ?? 0);
  return leadTime && leadTime.maxDays > knownDays ? "lead_time" : "none";
}
