import { ProductPicture } from "#app/features/media/product-picture.tsx";
import type { Customization } from "#domain/print/customization.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { PrintedShirt } from "./printed-shirt.tsx";

interface LinePictureProps {
  imageUrl: string | null;
  print: ShirtPrint | null;
  customization: Customization | null | undefined;
  /** Empty where the text beside it says the same. */
  alt?: "" | undefined;
  sizes: string;
  /** A printed page does not scroll, so lazy loading must be off there. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** The picture of a cart or order line: the printed back of a customised shirt, otherwise the product's picture. */
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
