/** The pages of a list that a visitor has scrolled through, as pure functions; going back restores them. */
import type { ProductPage, ProductSummary } from "#domain/catalog/product.ts";

/** A product that was added meanwhile pushes another onto the next page; it must not be shown twice. */
export function productsOf(pages: readonly ProductPage[]): ProductSummary[] {
  const byId = new Map<string, ProductSummary>();
  for (const { products } of pages) {
    for (const product of products) if (!byId.has(product.id)) byId.set(product.id, product);
  }
  return [...byId.values()];
}

/** Returns the next page's number, or undefined after the last one. */
export function nextPage(pages: readonly ProductPage[]): number | undefined {
  const last = pages.at(-1);
  return last && last.page < last.pageCount ? last.page + 1 : undefined;
}

/** Adds a page that follows the last one; any other answers an outdated request and is ignored. */
export function appendPage(pages: readonly ProductPage[], page: ProductPage): readonly ProductPage[] {
  return page.page === nextPage(pages) ? [...pages, page] : pages;
}

const MAX_REMEMBERED_VISITS = 20;

export interface PageMemory {
  restore(visit: string, first: ProductPage): readonly ProductPage[];
  remember(visit: string, pages: readonly ProductPage[]): void;
}

/** Remembers the appended pages of the latest visits, so that going back returns to the same scroll position. */
export function createPageMemory(): PageMemory {
  const visits = new Map<string, readonly ProductPage[]>();
  return {
    restore(visit, first) {
      const stored = visits.get(visit);
      return stored?.[0] && isSamePage(stored[0], first) ? [first, ...stored.slice(1)] : [first];
    },
    remember(visit, pages) {
      visits.delete(visit);
      visits.set(visit, pages);
      const [oldest] = visits.keys();
      if (visits.size > MAX_REMEMBERED_VISITS && oldest !== undefined) visits.delete(oldest);
    },
  };
}

/** If the first page differs, the catalogue has changed and the appended pages may no longer follow it. */
function isSamePage(stored: ProductPage, fresh: ProductPage): boolean {
  return (
    stored.page === fresh.page &&
    stored.total === fresh.total &&
    stored.products.length === fresh.products.length &&
    stored.products.every(({ id }, index) => id === fresh.products[index]?.id)
  );
}
