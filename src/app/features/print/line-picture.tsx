import { ProductPicture } from "#app/features/catalog/product-picture.tsx";
import type { Customization } from "#domain/cart/cart.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { PrintedShirt } from "./printed-shirt.tsx";

interface LinePictureProps {
  imageUrl: string | null;
  print: ShirtPrint | null;
  customization: Customization | null | undefined;
  /** Empty: words beside it say the same. */
  alt?: "" | undefined;
  sizes: string;
  /** On paper there is no scrolling: it must be there at once. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** What a line of a cart or an order looks like: the printed back of a customised shirt, the product's picture else. */
export function LinePicture({ imageUrl, print, customization, alt, ...picture }: LinePictureProps) {
  if (print && customization) {
    return (
      <PrintedShirt
        {...picture}
        print={print}
        customization={customization}
        alt={alt}
        widths={[160, 320, 480]}
      />
    );
  }
  return (
    <ProductPicture
      {...picture}
      picture={imageUrl ? { url: imageUrl, alt: "", width: null, height: null, color: null } : null}
      alt=""
      widths={[160, 320]}
    />
  );
}
