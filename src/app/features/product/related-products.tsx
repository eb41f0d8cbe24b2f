import { ProductGrid } from "#app/features/catalog/product-grid.tsx";
import type { ProductSummary } from "#domain/catalog/product.ts";

export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="wrap mt-section">
      <h2 id="related-title" className="mb-4 font-display font-extrabold text-section md:mb-6">
        Você também pode gostar
      </h2>
      <ProductGrid products={products} layout="row" />
    </section>
  );
}
