import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { PrintedShirt } from "#app/features/print/printed-shirt.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { toCustomization } from "#domain/print/customization.ts";
import { maxLettersOf } from "#domain/print/print-rules.ts";

interface TeamStageProps {
  product: ProductDetail;
  name: string;
  number: string;
}

const sizes = "(min-width: 1100px) 560px, (min-width: 768px) 50vw, 100vw";

/** The shirt, large, with the print as it is typed; where nothing is typed yet, with an example. */
export function TeamStage({ product, name, number }: TeamStageProps) {
  const { print, picture } = product;
  const frame = "mx-auto w-full max-w-60 md:max-w-none lg:sticky lg:top-24";
  if (!print) {
    return (
      <div className={frame}>
        <ProductPicture
          picture={picture}
          alt={product.name}
          sizes={sizes}
          priority
          className="rounded-card"
        />
      </div>
    );
  }
  return (
    <div className={frame}>
      <PrintedShirt
        print={print}
        customization={toCustomization(name, number, maxLettersOf(product))}
        sizes={sizes}
        priority
      />
    </div>
  );
}
