import { useState } from "react";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { formerUnitPriceCents, unitPriceCents } from "#domain/catalog/unit-price.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { toChosen } from "#domain/options/option-ids.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import type { Customization } from "#domain/print/customization.ts";
import { isCustomizationComplete, toCustomization } from "#domain/print/customization.ts";
import { fitsOn, maxLettersOf, type PrintRules } from "#domain/print/print-rules.ts";
import { findSize } from "#domain/sizes/size-grid.ts";
import { isSoldOut, leadDaysOf, shownUnits } from "#domain/stock/shown-units.ts";

/** What keeps a shirt out of the cart. */
export type Missing = "size" | "customization";

/** The most that goes into the cart at once. */
const MAX_QUANTITY = 99;

export interface Purchase {
  product: ProductDetail;
  /** Never one that is sold out, however it was chosen. */
  size: string | null;
  /** What is said if no size is left. */
  soldOut: string | false;
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
  /** The chosen ones, in the product's order. */
  options: readonly ShirtOption[];
  /** Their ids; the same list until the choice changes. */
  optionIds: readonly string[];
  setOptions: (ids: string[]) => void;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** No more than the units that are known. */
  maxQuantity: number;
  surchargeCents: number;
  /** Absent for a product that follows the shop's rules. */
  printRules: PrintRules | undefined;
  /** The price of one shirt, surcharge included. */
  priceCents: number;
  /** How long it takes at most; undefined for what is on the shelf. */
  leadDays: number | undefined;
  /** What it cost before the offer, surcharge included; null if the product is not on offer. */
  formerPriceCents: number | null;
  missing: Missing | null;
  /** Set when the person wanted to buy while something was missing: its fields say what they need. */
  asked: Missing | null;
  setAsked: (missing: Missing | null) => void;
  /** The line for the cart; null while something is missing. */
  item: CartItem | null;
  /** 'G · Patch da Copa · JOÃO 10', or that nothing is left */
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
  sharedOptions: readonly string[] = [],
): Purchase {
  const [chosen, setSize] = useState<string | null>(null);
  const size = chosen && !isSoldOut(product, chosen) ? chosen : null;
  // A link may be older than the product's rules.
  const fitting = shared && fitsOn(product, shared) ? shared : null;
  const [isCustomized, setCustomized] = useState(fitting !== null);
  const [name, setName] = useState(fitting?.name ?? "");
  const [number, setNumber] = useState(fitting?.number ?? "");
  const [optionIds, setOptions] = useState(sharedOptions);
  const options = findOptions(product, optionIds);
  const [wanted, setQuantity] = useState(1);
  const maxQuantity =
    size && !product.leadTime ? Math.min(MAX_QUANTITY, shownUnits(product, size)) : MAX_QUANTITY;
  const quantity = Math.min(wanted, maxQuantity);
  const soldOut = product.availability?.kind === "sold-out" && product.availability.text;
  const [asked, setAsked] = useState<Missing | null>(null);

  const customization = isCustomized ? toCustomization(name, number, maxLettersOf(product)) : undefined;
  const choice = { size, isCustomized, options: optionIds };
  const priceCents = unitPriceCents(product, choice, surchargeCents);
  const isIncomplete = customization !== undefined && !isCustomizationComplete(customization);
  const leadDays = size ? leadDaysOf(product, size, quantity) : product.leadTime?.maxDays;
  const printed = customization && `${customization.name} ${customization.number}`.trim();

  return {
    product,
    size,
    soldOut,
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
    options,
    optionIds,
    setOptions,
    quantity,
    setQuantity,
    maxQuantity,
    surchargeCents,
    printRules: product.printRules,
    priceCents,
    leadDays,
    formerPriceCents: formerUnitPriceCents(product, choice, surchargeCents),
    missing: soldOut ? null : isIncomplete ? "customization" : size ? null : "size",
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
            customization,
            options: options.length > 0 ? toChosen(options) : undefined,
            leadDays,
          }
        : null,
    customization: isIncomplete ? null : (customization ?? null),
    preview: customization && product.print ? { print: product.print, customization } : null,
    summary:
      soldOut ||
      [size, ...options.map((option) => option.name), printed, quantity > 1 && `${quantity} un.`]
        .filter(Boolean)
        .join(" · "),
  };
}
