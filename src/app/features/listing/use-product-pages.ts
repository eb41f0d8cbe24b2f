import { useCallback, useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ProductPage } from "#domain/catalog/product.ts";
import { appendPage, createPageMemory, nextPage, productsOf } from "./product-pages.ts";
import { announceQuietLoad } from "./quiet-load.ts";

const memory = createPageMemory();

/** The loader data of a page with such a list; null where more could not be loaded. */
type Loaded = { page: ProductPage } | null;

/** Returns the products of the page's loader data and of the following pages loaded so far. */
export function useProductPages(first: ProductPage, pathOf: (page: number) => string) {
  const { key: visit } = useLocation();
  const [pages, setPages] = useState(() => memory.restore(visit, first));
  const [answer, setAnswer] = useState<Loaded>();
  const fetcher = useFetcher<Loaded>();
  const next = nextPage(pages);
  const failed = fetcher.state === "idle" && fetcher.data === null;

  // Appended during rendering, so that the products appear in the same frame as the answer.
  if (fetcher.state === "idle" && fetcher.data && fetcher.data !== answer) {
    setAnswer(fetcher.data);
    setPages(appendPage(pages, fetcher.data.page));
  }
  useEffect(() => memory.remember(visit, pages), [visit, pages]);

  const { load } = fetcher;
  const nextPath = next === undefined ? undefined : pathOf(next);
  const loadMore = useCallback(() => {
    if (nextPath === undefined) return;
    announceQuietLoad(nextPath);
    load(nextPath);
  }, [nextPath, load]);

  return {
    products: productsOf(pages),
    /** The address of the next page, for a plain link; undefined after the last page. */
    nextPath,
    isLoading: fetcher.state !== "idle",
    failed,
    loadMore,
  };
}
