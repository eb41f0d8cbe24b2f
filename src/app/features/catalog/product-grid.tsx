import type { ProductSummary } from "#domain/catalog/product.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";
import { type GridLayout, gridClass } from "./product-grid-class.ts";

export interface ProductGridProps {
  products: readonly ProductSummary[];
  emptyMessage?: string | undefined;
  /** list: 2, 3 or 4 columns; row: four products in one row from 768 px up. */
  layout?: GridLayout | undefined;
  /** How many pictures are visible when the page opens. */
  priorityCount?: number | undefined;
  heading?: ProductCardProps["heading"];
  showsCategory?: ProductCardProps["showsCategory"];
}

const rowSizes = "(min-width: 1100px) 302px, (min-width: 768px) 23vw, 46vw";

export function ProductGrid(props: ProductGridProps) {
  const { products, emptyMessage = "Nenhum produto encontrado", layout = "list", priorityCount = 0 } = props;
  if (products.length === 0) return <EmptyState title={emptyMessage} />;
  return (
    <ul className={gridClass(layout)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            priority={index < priorityCount}
            sizes={layout === "row" ? rowSizes : undefined}
            heading={props.heading}
            showsCategory={props.showsCategory}
          />
        </li>
      ))}
    </ul>
  );
}
