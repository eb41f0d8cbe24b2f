import {
  isShownWhole,
  ProductPicture,
  type ProductPictureProps,
} from "#app/features/catalog/product-picture.tsx";
import type { Customization } from "#domain/cart/cart.ts";
import { describePrint } from "#domain/print/describe-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { LazyOverlay } from "./lazy-overlay.tsx";

export interface PrintedShirtProps
  extends Pick<ProductPictureProps, "sizes" | "widths" | "priority" | "className"> {
  print: ShirtPrint;
  /** May be half typed. */
  customization: Customization;
  /** Instead of "Costas da camisa com o nome … e o número …"; empty where words beside it say the same. */
  alt?: string | undefined;
}

/** The back of a shirt with somebody's name and number on it. */
export function PrintedShirt({ print, customization, alt, ...picture }: PrintedShirtProps) {
  const words = alt ?? describePrint(customization);
  return (
    <div className="relative">
      <ProductPicture {...picture} picture={{ ...print.picture, alt: words, color: null }} />
      <LazyOverlay print={print} customization={customization} shownWhole={isShownWhole(print.picture)} />
    </div>
  );
}
