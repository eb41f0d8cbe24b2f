import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { LazyPatches } from "#app/features/options/lazy-patches.tsx";
import type { Patch } from "#domain/options/shirt-option.ts";
import type { Customization } from "#domain/print/customization.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { PrintedShirt } from "./printed-shirt.tsx";

interface LinePictureProps {
  imageUrl: string | null;
  print: ShirtPrint | null;
  customization: Customization | null | undefined;
  /** Those that lie on the front. */
  patches?: readonly Patch[] | undefined;
  /** Empty where the text beside it says the same. */
  alt?: "" | undefined;
  sizes: string;
  /** A printed page does not scroll, so lazy loading must be off there. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The picture of a cart or order line: the printed back of a customised shirt, otherwise the product's picture with its
 * patches. A shirt that has both shows its front small in the corner of its back.
 */
export function LinePicture({ print, customization, alt, ...front }: LinePictureProps) {
  const { imageUrl, patches, ...picture } = front;
  if (!print || !customization) return <FrontPicture {...front} />;
  const back = (
    <PrintedShirt
      {...picture}
      print={print}
      customization={customization}
      alt={alt}
      widths={[160, 320, 480]}
    />
  );
  if (!imageUrl || !patches?.length) return back;
  return (
    <div className="relative">
      {back}
      <div className="absolute right-0 bottom-0 w-2/5 border-ground border-t-2 border-l-2">
        <FrontPicture {...front} className="aspect-4/5 rounded-br-card" />
      </div>
    </div>
  );
}

type FrontPictureProps = Omit<LinePictureProps, "print" | "customization" | "alt">;

function FrontPicture({ imageUrl, patches, ...picture }: FrontPictureProps) {
  const shirt = (
    <ProductPicture
      {...picture}
      picture={imageUrl ? { url: imageUrl, alt: "", width: null, height: null, color: null } : null}
      alt=""
      widths={[160, 320]}
    />
  );
  if (!imageUrl || !patches?.length) return shirt;
  return (
    <div className="relative">
      {shirt}
      <LazyPatches patches={patches} shownWhole={false} width={160} />
    </div>
  );
}
