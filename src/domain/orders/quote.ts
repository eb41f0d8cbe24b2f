import type { Customization } from "../cart/cart.ts";
import { unitPriceCents } from "../catalog/customization.ts";
import type { Size } from "../catalog/sizes.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";
import { reaisToCents } from "../reais.ts";
import type { OrderLine } from "./order-input.ts";

export interface PricedProduct {
  id: string;
  name: string;
  priceCents: number;
  imageUrl: string | null;
  print: ShirtPrint | null;
}

export interface QuotedLine {
  id: string;
  name: string;
  size: Size;
  quantity: number;
  customization: Customization | null;
  unitPriceCents: number;
  imageUrl: string | null;
  /** How the name and the number lie on it; null for a line without them. */
  print: ShirtPrint | null;
  /** What the shopper must see before ordering: nothing, another price than shown, or no such product any more. */
  change: "none" | "price" | "gone";
}

export interface Quote {
  lines: QuotedLine[];
  totalCents: number;
  hasChanges: boolean;
}

/** Prices each line by the shop's own books. Only lines that can be bought count towards the total. */
export function quoteLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
  surchargeCents: number,
): Quote {
  const quoted = lines.map((line) => quoteLine(line, products.get(line.id), surchargeCents));
  return {
    lines: quoted,
    totalCents: quoted
      .filter(({ change }) => change !== "gone")
      .reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0),
    hasChanges: quoted.some(({ change }) => change !== "none"),
  };
}

function quoteLine(line: OrderLine, product: PricedProduct | undefined, surchargeCents: number): QuotedLine {
  const { id, size, quantity, price } = line;
  const customization = line.customization ?? null;
  if (!product) {
    const nothing = { name: "", unitPriceCents: 0, imageUrl: null, print: null };
    return { id, size, quantity, customization, ...nothing, change: "gone" };
  }
  const cents = unitPriceCents(product, customization !== null, surchargeCents);
  const isAsSeen = price === undefined || reaisToCents(price) === cents;
  return {
    id,
    name: product.name,
    size,
    quantity,
    customization,
    unitPriceCents: cents,
    imageUrl: product.imageUrl,
    print: customization && product.print,
    change: isAsSeen ? "none" : "price",
  };
}
