import {
  isShownWhole,
  ProductPicture,
  type ProductPictureProps,
} from "#app/features/media/product-picture.tsx";
import type { Customization } from "#domain/print/customization.ts";
import { describePrint } from "#domain/print/describe-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { LazyOverlay } from "./lazy-overlay.tsx";

export interface PrintedShirtProps
  extends Pick<ProductPictureProps, "sizes" | "widths" | "priority" | "className"> {
  print: ShirtPrint;
  /** May be incomplete while it is being typed. */
  customization: Customization;
  /** Replaces "Costas da camisa com o nome … e o número …"; empty where the text beside it says the same. */
  alt?: string | undefined;
}

/** The back of a shirt with a name and a number printed on it. */
export function PrintedShirt({ print, customization, alt, ...picture }: PrintedShirtProps) {
  const text = alt ?? describePrint(customization);
  return (
    <div className="relative">
      <ProductPicture {...picture} picture={{ ...print.picture, alt: text, color: null }} />
      <LazyOverlay print={print} customization={customization} shownWhole={isShownWhole(print.picture)} />
    </div>
  );
}
