import { useEffect } from "react";
import { countView } from "#app/features/analytics/count-visit.ts";
import { ProductGrid } from "#app/features/catalog/product-grid.tsx";
import type { Customization } from "#domain/cart/cart.ts";
import type { ProductDetail, ProductSummary } from "#domain/catalog/product.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ProductGallery } from "./gallery/product-gallery.tsx";
import { ProductInfo } from "./product-info.tsx";
import { columnsClass } from "./product-layout.ts";
import { usePurchase } from "./use-purchase.ts";

interface ProductPageProps {
  product: ProductDetail;
  related: readonly ProductSummary[];
  surchargeCents: number;
  /** The name and number of the link that was followed. */
  shared: Customization | null;
}

export function ProductPage({ product, related, surchargeCents, shared }: ProductPageProps) {
  const { id, category, categoryId, name, pictures } = product;
  const purchase = usePurchase(product, surchargeCents, shared);
  useEffect(() => countView(id), [id]);
  return (
    <div className="pb-section">
      <div className="wrap">
        <Breadcrumb
          items={[
            { label: "Home", to: "/" },
            { label: category, to: `/categoria/${categoryId}` },
            { label: name },
          ]}
        />
        <div className={columnsClass}>
          <ProductGallery name={name} pictures={pictures} preview={purchase.preview} />
          <ProductInfo product={product} purchase={purchase} />
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="wrap mt-section">
          <h2 id="related-title" className="mb-4 font-display font-extrabold text-section md:mb-6">
            Você também pode gostar
          </h2>
          <ProductGrid products={related} layout="row" />
        </section>
      )}
    </div>
  );
}
