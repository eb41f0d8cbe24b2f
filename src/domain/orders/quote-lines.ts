import { formerUnitPriceCents, unitPriceCents } from "../catalog/unit-price.ts";
import type { Customization } from "../print/customization.ts";
import { fitsOn, type PrintRules } from "../print/print-rules.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";
import { reaisToCents } from "../reais.ts";
import { findSize, type GridSize } from "../sizes/size-grid.ts";
import type { OrderLine } from "./order-input.ts";

export interface PricedProduct {
  id: string;
  name: string;
  priceCents: number;
  formerPriceCents: number | null;
  categoryId: string | null;
  imageUrl: string | null;
  print: ShirtPrint | null;
  /** Absent for a product that has the standard sizes. */
  sizes?: readonly GridSize[] | undefined;
  /** Absent for a product that follows the shop's rules. */
  printRules?: PrintRules | undefined;
}

export interface QuotedLine {
  id: string;
  name: string;
  size: string;
  quantity: number;
  customization: Customization | null;
  categoryId: string | null;
  /** The shirt alone. */
  basePriceCents: number;
  unitPriceCents: number;
  /** What the unit cost before an offer, surcharge included; null if the product is not on offer. */
  formerUnitPriceCents: number | null;
  /** What offers take off the line, all its units together. */
  discountCents: number;
  imageUrl: string | null;
  /** The print settings; null for a line without a name and number. */
  print: ShirtPrint | null;
  /** The sizes that may be chosen instead; absent for a product that has the standard ones. */
  sizes?: readonly GridSize[];
  printRules?: PrintRules;
  change: LineChange;
}

/**
 * What the shopper must confirm before ordering: nothing, a changed price, a size that the product does not have any
 * more, a name and number that cannot be printed on it any more, or a product that is no longer sold.
 */
export type LineChange = "none" | "price" | "size" | "print" | "gone";

/** Prices each line by the catalogue. */
export function quoteLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
  surchargeCents: number,
): QuotedLine[] {
  return lines.map((line) => quoteLine(line, products.get(line.id), surchargeCents));
}

/** Only lines that can be bought count. */
export const soldLines = (lines: readonly QuotedLine[]): QuotedLine[] =>
  lines.filter(({ change }) => change === "none" || change === "price");

export const goodsCents = (lines: readonly QuotedLine[]): number =>
  soldLines(lines).reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);

function quoteLine(line: OrderLine, product: PricedProduct | undefined, surchargeCents: number): QuotedLine {
  const { id, size, quantity, price } = line;
  const customization = line.customization ?? null;
  if (!product) {
    return { id, size, quantity, customization, ...nothing, change: "gone" };
  }
  const choice = { size, isCustomized: customization !== null };
  const cents = unitPriceCents(product, choice, surchargeCents);
  const isAsSeen = price === undefined || reaisToCents(price) === cents;
  return {
    id,
    name: product.name,
    size,
    quantity,
    customization,
    categoryId: product.categoryId,
    basePriceCents: product.priceCents,
    unitPriceCents: cents,
    formerUnitPriceCents: formerUnitPriceCents(product, choice, surchargeCents),
    discountCents: 0,
    imageUrl: product.imageUrl,
    print: customization && product.print,
    ...(product.sizes && { sizes: product.sizes }),
    ...(product.printRules && { printRules: product.printRules }),
    change: findObstacle(product, line) ?? (isAsSeen ? "none" : "price"),
  };
}

function findObstacle(product: PricedProduct, { size, customization }: OrderLine): LineChange | undefined {
  if (!findSize(product, size)) return "size";
  return customization && !fitsOn(product, customization) ? "print" : undefined;
}

const nothing = {
  name: "",
  categoryId: null,
  basePriceCents: 0,
  unitPriceCents: 0,
  formerUnitPriceCents: null,
  discountCents: 0,
  imageUrl: null,
  print: null,
};
