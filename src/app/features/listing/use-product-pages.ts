import { useCallback, useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ProductPage } from "#domain/catalog/product.ts";
import { appendPage, createPageMemory, nextPage, productsOf } from "./product-pages.ts";
import { announceQuietLoad } from "./quiet-load.ts";

const memory = createPageMemory();

/** What the loader of a page with such a list answers; null: more could not be loaded. */
type Loaded = { page: ProductPage } | null;

/** The products of the page's own data, and those of the following pages as far as they were asked for. */
export function useProductPages(first: ProductPage, pathOf: (page: number) => string) {
  const { key: visit } = useLocation();
  const [pages, setPages] = useState(() => memory.restore(visit, first));
  const [answer, setAnswer] = useState<Loaded>();
  const fetcher = useFetcher<Loaded>();
  const next = nextPage(pages);
  const failed = fetcher.state === "idle" && fetcher.data === null;

  // Taken while rendering, so that the products are there in the same frame as the answer.
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
    /** The address of the next page, for a plain link; undefined after the last. */
    nextPath,
    isLoading: fetcher.state !== "idle",
    failed,
    loadMore,
  };
}
