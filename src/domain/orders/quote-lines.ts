import { formerUnitPriceCents, unitPriceCents } from "../catalog/unit-price.ts";
import { refuseOptions } from "../options/choose-options.ts";
import { findOptions } from "../options/find-options.ts";
import type { OfferedOptions, ShirtOption } from "../options/shirt-option.ts";
import type { Customization } from "../print/customization.ts";
import { fitsOn, type PrintRules } from "../print/print-rules.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";
import { reaisToCents } from "../reais.ts";
import { findSize, type GridSize } from "../sizes/size-grid.ts";
import type { LeadTime } from "../stock/lead-time.ts";
import { type Counted, type Stocked, type UnitsBySize, unitsOnShelf } from "../stock/stock.ts";
import type { OrderLine } from "./order-input.ts";

export interface PricedProduct extends Counted {
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
  /** Absent for a product without options. */
  options?: OfferedOptions | undefined;
  /** What pages show of the stock. */
  stock?: UnitsBySize | undefined;
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
  /** Those of the chosen options that the product has; absent if there are none. */
  options?: readonly ShirtOption[];
  /** What may be chosen; absent for a product without options. */
  offered?: OfferedOptions;
  /** For units that are not on the shelf, of a product that is made to order then. */
  leadTime?: LeadTime;
  /** How many units there are, where the cart wants more. */
  available?: number;
  /** Of a product that is counted or made to order: what pages show of all its sizes. */
  shown?: Stocked;
  change: LineChange;
}

/**
 * What the shopper must confirm before ordering: nothing, a changed price, a longer lead time, a size that the product
 * does not have any more or not as often, a name and number that cannot be printed on it any more, options that it does
 * not have any more or not together, or a product that is no longer sold.
 */
export type LineChange = "none" | "price" | "lead_time" | "size" | "print" | "options" | "stock" | "gone";

/** Prices each line by the catalogue. */
export function quoteLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
  surchargeCents: number,
): QuotedLine[] {
  const wanted = countWanted(lines);
  return lines.map((line) => {
    const product = products.get(line.id);
    const units = wanted.get(sizeKey(line)) ?? 0;
    return product ? quoteLine(line, product, units, surchargeCents) : goneLine(line);
  });
}

/** Lines that differ only in their print or their options take from the same units, whichever stands first. */
function countWanted(lines: readonly OrderLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(sizeKey(line), (wanted.get(sizeKey(line)) ?? 0) + line.quantity);
  return wanted;
}

const sizeKey = ({ id, size }: OrderLine): string => `${id} ${size}`;

const buyable: readonly LineChange[] = ["none", "price", "lead_time"];

export const isBuyable = ({ change }: Pick<QuotedLine, "change">): boolean => buyable.includes(change);

/** Only lines that can be bought count. */
export const soldLines = <Line extends Pick<QuotedLine, "change">>(lines: readonly Line[]): Line[] =>
  lines.filter(isBuyable);

type PricedLine = Pick<QuotedLine, "change" | "unitPriceCents" | "quantity">;

export const goodsCents = (lines: readonly PricedLine[]): number =>
  soldLines(lines).reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);

function quoteLine(
  line: OrderLine,
  product: PricedProduct,
  wanted: number,
  surchargeCents: number,
): QuotedLine {
  const { id, size, quantity } = line;
  const customization = line.customization ?? null;
  const options = findOptions(product, line.options ?? []);
  const choice = { size, isCustomized: customization !== null, options: line.options };
  const cents = unitPriceCents(product, choice, surchargeCents);
  const onShelf = unitsOnShelf(product, size);
  const isShort = wanted > onShelf;
  const leadTime = isShort ? product.leadTime : undefined;
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
    ...(options.length > 0 && { options }),
    ...(product.options && { offered: product.options }),
    ...(leadTime && { leadTime }),
    ...(isShort && !leadTime && { available: onShelf }),
    ...((product.counted || product.leadTime) && {
      shown: { stock: product.stock, leadTime: product.leadTime },
    }),
    change: findObstacle(product, line) ?? (isShort && !leadTime ? "stock" : findNews(line, cents, leadTime)),
  };
}

function findObstacle(product: PricedProduct, line: OrderLine): LineChange | undefined {
  const { size, customization, options = [] } = line;
  if (!findSize(product, size)) return "size";
  if (customization && !fitsOn(product, customization)) return "print";
  return refuseOptions(product, options) && "options";
}

/** What the shopper has not seen yet. A shorter lead time surprises nobody. */
function findNews({ price, lead_days = 0 }: OrderLine, cents: number, leadTime?: LeadTime): LineChange {
  if (price !== undefined && reaisToCents(price) !== cents) return "price";
  return leadTime && leadTime.maxDays > lead_days ? "lead_time" : "none";
}

function goneLine(line: OrderLine): QuotedLine {
  const { id, size, quantity } = line;
  return { id, size, quantity, customization: line.customization ?? null, ...nothing, change: "gone" };
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
