import { type ComponentType, lazy, Suspense } from "react";
import type { ProductOffersProps } from "./product-offers.tsx";

/**
 * Only shops with offers or parts need it, so it is loaded after the page, which shows meanwhile what the server has
 * rendered. Where its file is gone after a deployment, the price alone is said.
 */
const ProductOffers = import.meta.env.SSR
  ? (await import("./product-offers.tsx")).default
  : lazy<ComponentType<ProductOffersProps>>(() =>
      import("./product-offers.tsx").catch(() => ({ default: () => null })),
    );

export function LazyProductOffers(props: ProductOffersProps) {
  return (
    <Suspense fallback={null}>
      <ProductOffers {...props} />
    </Suspense>
  );
}
