/** The pages of a list that a visitor has scrolled through: pure, so that a step back can find them again. */
import type { ProductPage, ProductSummary } from "#domain/catalog/product.ts";

/** A product that was added meanwhile pushes another onto the next page; nobody should see it twice. */
export function productsOf(pages: readonly ProductPage[]): ProductSummary[] {
  const byId = new Map<string, ProductSummary>();
  for (const { products } of pages) {
    for (const product of products) if (!byId.has(product.id)) byId.set(product.id, product);
  }
  return [...byId.values()];
}

/** The next page's number, or undefined after the last one. */
export function nextPage(pages: readonly ProductPage[]): number | undefined {
  const last = pages.at(-1);
  return last && last.page < last.pageCount ? last.page + 1 : undefined;
}

/** Adds a page that follows the last one; any other is an answer to an older question. */
export function appendPage(pages: readonly ProductPage[], page: ProductPage): readonly ProductPage[] {
  return page.page === nextPage(pages) ? [...pages, page] : pages;
}

const KEPT_VISITS = 20;

export interface PageMemory {
  restore(visit: string, first: ProductPage): readonly ProductPage[];
  remember(visit: string, pages: readonly ProductPage[]): void;
}

/** Remembers the appended pages of the latest visits, so that a step back lands where the visitor was. */
export function createPageMemory(): PageMemory {
  const visits = new Map<string, readonly ProductPage[]>();
  return {
    restore(visit, first) {
      const kept = visits.get(visit);
      return kept?.[0] && isSamePage(kept[0], first) ? [first, ...kept.slice(1)] : [first];
    },
    remember(visit, pages) {
      visits.delete(visit);
      visits.set(visit, pages);
      const [oldest] = visits.keys();
      if (visits.size > KEPT_VISITS && oldest !== undefined) visits.delete(oldest);
    },
  };
}

/** The catalogue changed: what was appended may no longer follow. */
function isSamePage(kept: ProductPage, fresh: ProductPage): boolean {
  return (
    kept.page === fresh.page &&
    kept.total === fresh.total &&
    kept.products.length === fresh.products.length &&
    kept.products.every(({ id }, index) => id === fresh.products[index]?.id)
  );
}
