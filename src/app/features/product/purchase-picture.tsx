import { ShirtPictureButton } from "#app/features/shirt-picture/shirt-picture-button.tsx";
import type { Purchase } from "./use-purchase.ts";

type PurchasePictureProps = Partial<Pick<Purchase, "product" | "options">> & Pick<Purchase, "preview">;

/** The picture of the shirt as it has been chosen. Nothing where a line of the cart is edited, which has its own. */
export function PurchasePicture({ product, options, preview }: PurchasePictureProps) {
  if (!product || !preview) return null;
  const { id, name, picture } = product;
  return (
    <ShirtPictureButton
      shirt={{ ...preview, productId: id, name, imageUrl: picture?.url, options }}
      className="mb-1 pl-4"
    />
  );
}
