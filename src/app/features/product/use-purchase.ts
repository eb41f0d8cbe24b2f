import { useState } from "react";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { formerUnitPriceCents, unitPriceCents } from "#domain/catalog/unit-price.ts";
import type { Customization } from "#domain/print/customization.ts";
import { isCustomizationComplete, toCustomization } from "#domain/print/customization.ts";
import { fitsOn, maxLettersOf, type PrintRules } from "#domain/print/print-rules.ts";
import { findSize, type GridSize } from "#domain/sizes/size-grid.ts";

/** What keeps a shirt out of the cart. */
export type Missing = "size" | "customization";

export interface Purchase {
  /** Absent for a product that has the standard sizes. */
  sizes: readonly GridSize[] | undefined;
  size: string | null;
  setSize: (size: string) => void;
  /** What the chosen size costs more. */
  sizeCents: number;
  isCustomized: boolean;
  setCustomized: (isCustomized: boolean) => void;
  /** As typed; the cart gets the normalised text. */
  name: string;
  setName: (name: string) => void;
  number: string;
  setNumber: (number: string) => void;
  quantity: number;
  setQuantity: (quantity: number) => void;
  surchargeCents: number;
  /** Absent for a product that follows the shop's rules. */
  printRules: PrintRules | undefined;
  /** The price of one shirt, surcharge included. */
  priceCents: number;
  /** What it cost before the offer, surcharge included; null if the product is not on offer. */
  formerPriceCents: number | null;
  missing: Missing | null;
  /** Set when the person wanted to buy while something was missing: its fields say what they need. */
  asked: Missing | null;
  setAsked: (missing: Missing | null) => void;
  /** The line for the cart; null while something is missing. */
  item: CartItem | null;
  /** 'G · JOÃO 10' */
  summary: string;
  /** The print; null while none is wanted or it is incomplete. */
  customization: Customization | null;
  /** The preview of the shirt's back while typing; null without a customisation or without a back picture. */
  preview: PrintPreview | null;
}

/** The state of the product form: the shopper's choices and what follows from them. */
export function usePurchase(
  product: ProductDetail,
  surchargeCents: number,
  shared: Customization | null,
): Purchase {
  const [size, setSize] = useState<string | null>(null);
  // A link may be older than the product's rules.
  const fitting = shared && fitsOn(product, shared) ? shared : null;
  const [isCustomized, setCustomized] = useState(fitting !== null);
  const [name, setName] = useState(fitting?.name ?? "");
  const [number, setNumber] = useState(fitting?.number ?? "");
  const [quantity, setQuantity] = useState(1);
  const [asked, setAsked] = useState<Missing | null>(null);

  const customization = isCustomized ? toCustomization(name, number, maxLettersOf(product)) : undefined;
  const choice = { size, isCustomized };
  const priceCents = unitPriceCents(product, choice, surchargeCents);
  const isIncomplete = customization !== undefined && !isCustomizationComplete(customization);
  const printed = customization && `${customization.name} ${customization.number}`.trim();

  return {
    sizes: product.sizes,
    size,
    setSize,
    sizeCents: size ? (findSize(product, size)?.surchargeCents ?? 0) : 0,
    isCustomized,
    setCustomized(isWanted) {
      setCustomized(isWanted);
      setAsked(null);
    },
    name,
    setName,
    number,
    setNumber,
    quantity,
    setQuantity,
    surchargeCents,
    printRules: product.printRules,
    priceCents,
    formerPriceCents: formerUnitPriceCents(product, choice, surchargeCents),
    missing: isIncomplete ? "customization" : size ? null : "size",
    asked,
    setAsked,
    item:
      size && !isIncomplete
        ? {
            id: product.id,
            name: product.name,
            priceCents,
            size,
            image: product.picture?.url ?? null,
            quantity,
            ...(customization && { customization }),
          }
        : null,
    customization: isIncomplete ? null : (customization ?? null),
    preview: customization && product.print ? { print: product.print, customization } : null,
    summary: [size, printed, quantity > 1 && `${quantity} un.`].filter(Boolean).join(" · "),
  };
}
