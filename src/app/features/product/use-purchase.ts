import { useState } from "react";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { CartItem, Customization } from "#domain/cart/cart.ts";
import { isCustomizationComplete, toCustomization, unitPriceCents } from "#domain/catalog/customization.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { Size } from "#domain/catalog/sizes.ts";

export interface Purchase {
  size: Size | null;
  setSize: (size: Size) => void;
  isCustomized: boolean;
  setCustomized: (isCustomized: boolean) => void;
  /** As typed; the cart gets what the rules make of them. */
  name: string;
  setName: (name: string) => void;
  number: string;
  setNumber: (number: string) => void;
  quantity: number;
  setQuantity: (quantity: number) => void;
  surchargeCents: number;
  /** Of one shirt, surcharge included. */
  priceCents: number;
  /** Why it cannot go into the cart yet. */
  obstacle: string | null;
  /** The cart's line; null while there is an obstacle. */
  item: CartItem | null;
  /** 'G · JOÃO 10' */
  summary: string;
  /** What is to be printed; null while nothing is, or not all of it was typed. */
  customization: Customization | null;
  /** The shirt's back as it is being typed; null without a customisation, or without a picture to show it on. */
  preview: PrintPreview | null;
}

/** What the shopper has chosen so far, and what follows from it. */
export function usePurchase(
  product: ProductDetail,
  surchargeCents: number,
  shared: Customization | null,
): Purchase {
  const [size, setSize] = useState<Size | null>(null);
  const [isCustomized, setCustomized] = useState(shared !== null);
  const [name, setName] = useState(shared?.name ?? "");
  const [number, setNumber] = useState(shared?.number ?? "");
  const [quantity, setQuantity] = useState(1);

  const customization = isCustomized ? toCustomization(name, number) : undefined;
  const priceCents = unitPriceCents(product, isCustomized, surchargeCents);
  const isIncomplete = customization !== undefined && !isCustomizationComplete(customization);
  const printed = customization && `${customization.name} ${customization.number}`.trim();

  return {
    ...{
      size,
      setSize,
      isCustomized,
      setCustomized,
      name,
      setName,
      number,
      setNumber,
      quantity,
      setQuantity,
    },
    surchargeCents,
    priceCents,
    obstacle: describeObstacle(size, isIncomplete),
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

/** The size picker says 'Selecione um tamanho' itself; beside the button other words, so that no reader hears it twice. */
function describeObstacle(size: Size | null, isIncomplete: boolean): string | null {
  if (isIncomplete) return "Complete os dados da personalização";
  return size ? null : "Falta escolher o tamanho";
}
