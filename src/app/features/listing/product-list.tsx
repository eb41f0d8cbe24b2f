import { useLocation, useNavigation } from "react-router";
import { ProductGrid, type ProductGridProps } from "#app/features/catalog/product-grid.tsx";
import { ProductGridSkeleton } from "#app/features/catalog/product-grid-skeleton.tsx";
import { PRODUCTS_PER_PAGE, type ProductPage } from "#domain/catalog/product.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { cx } from "#ui/cx.ts";
import { Pagination } from "#ui/pagination.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { MoreProducts } from "./more-products.tsx";
import { useProductPages } from "./use-product-pages.ts";

export interface ProductListProps
  extends Pick<ProductGridProps, "emptyMessage" | "priorityCount" | "showsCategory"> {
  page: ProductPage;
  pathOf(page: number): string;
}

/**
 * A list of products with infinite scrolling. Without JavaScript it has plain links to the other pages. Give it a `key`
 * that changes with the list, so that another filter starts anew.
 */
export function ProductList({ page, pathOf, ...grid }: ProductListProps) {
  const isHydrated = useHydrated();
  const { products, ...more } = useProductPages(page, pathOf);
  const isChanging = useIsChanging();
  const left = page.total - (page.page - 1) * PRODUCTS_PER_PAGE - products.length;
  return (
    <div
      className={cx("transition-opacity duration-base", isChanging && "opacity-50")}
      aria-busy={isChanging}
    >
      {page.page > 1 && isHydrated && (
        <p className="mb-8 text-center">
          <ButtonLink to={pathOf(page.page - 1)} rel="prev" variant="quiet">
            Ver produtos anteriores
          </ButtonLink>
        </p>
      )}
      <ProductGrid products={products} heading="h2" {...grid} />
      {more.isLoading && (
        <Loading className="mt-8 md:mt-10 lg:mt-12">
          <ProductGridSkeleton count={Math.min(4, Math.max(1, left))} />
        </Loading>
      )}
      {isHydrated ? (
        <MoreProducts {...more} />
      ) : (
        <Pagination page={page.page} pages={page.pageCount} hrefFor={pathOf} className="mt-12" />
      )}
    </div>
  );
}

/** True while another filter or order of this page is loading. */
function useIsChanging(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}
