import { useEffect } from "react";
import { countView } from "#app/features/analytics/count-visit.ts";
import type { ProductDetail, ProductSummary } from "#domain/catalog/product.ts";
import type { InstalmentRules } from "#domain/offers/instalments.ts";
import type { PageOffer } from "#domain/offers/page-offers.ts";
import type { Customization } from "#domain/print/customization.ts";
import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ProductGallery } from "./gallery/product-gallery.tsx";
import { ProductInfo } from "./product-info.tsx";
import { columnsClass } from "./product-layout.ts";
import { RelatedProducts } from "./related-products.tsx";
import { usePurchase } from "./use-purchase.ts";

interface ProductPageProps {
  product: ProductDetail;
  related: readonly ProductSummary[];
  sizeGuide: ShownGuide;
  surchargeCents: number;
  /** The name and number in the link that was opened. */
  shared: Customization | null;
  /** Those of the product's options that the link names. */
  sharedOptions?: readonly string[] | undefined;
  /** Whether the shop says what a delivery costs. */
  offersDelivery?: boolean | undefined;
  /** Absent in a shop without offers. */
  offers?: readonly PageOffer[] | undefined;
  /** Absent in a shop that says nothing about parts. */
  instalments?: InstalmentRules | undefined;
}

/** Home, listing and product are separate pages; in the domain and the server they belong to the feature `catalog`. */
export function ProductPage(props: ProductPageProps) {
  const {
    product,
    related,
    sizeGuide,
    surchargeCents,
    shared,
    sharedOptions,
    offersDelivery,
    offers = [],
    instalments = null,
  } = props;
  const { id, category, categoryId, name, pictures } = product;
  const purchase = usePurchase(product, surchargeCents, shared, sharedOptions);
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
          <ProductGallery
            name={name}
            pictures={pictures}
            preview={purchase.preview}
            options={purchase.options}
          />
          <ProductInfo
            product={product}
            purchase={purchase}
            sizeGuide={sizeGuide}
            offersDelivery={offersDelivery}
            offers={offers}
            instalments={instalments}
          />
        </div>
      </div>
      <RelatedProducts products={related} />
    </div>
  );
}
