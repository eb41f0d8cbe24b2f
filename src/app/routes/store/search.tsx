import { useEffect } from "react";
import { data, useRouteLoaderData } from "react-router";
import { pageContext } from "#app/context.ts";
import { countSearch } from "#app/features/analytics/count-visit.ts";
import { ProductList } from "#app/features/listing/product-list.tsx";
import { loadQuietly } from "#app/features/listing/quiet-load.ts";
import { NothingFound } from "#app/features/search/nothing-found.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { searchPath } from "#app/features/search/suggestion-list.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { describePage } from "#app/seo.ts";
import { readPageNumber } from "#domain/catalog/listing-query.ts";
import { readSearchQuery } from "#domain/search/search-query.ts";
import type { Route } from "./+types/search";

const IDEAS = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { reads } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const query = readSearchQuery(searchParams.get("q"));
  const number = readPageNumber(searchParams);
  const page =
    query === ""
      ? { products: [], total: 0, page: 1, pageCount: 1 }
      : await reads.searchProducts(query, { page: number ?? 1 });
  if (number === undefined || number > page.pageCount) throw data(null, { status: 404 });
  const ideas =
    page.total > 0
      ? null
      : { categories: await reads.listCategoryTiles(), newest: await reads.listNewest(IDEAS) };
  return { query, page, ideas };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadQuietly(request, serverLoader);
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const query = loaderData?.query;
  return describePage(matches, {
    subject: query ? `Busca por “${query}”` : "Busca",
    path: searchPath(query ?? ""),
    noIndex: true,
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const store = useRouteLoaderData<typeof rootLoader>("root")?.store;
  const words = loaderData?.query;
  const found = loaderData && loaderData.page.total > 0;
  useEffect(() => {
    if (words) countSearch(words, found ?? false);
  }, [words, found]);
  if (!loaderData) return null;
  const { query, page, ideas } = loaderData;
  const pathOf = (number: number) => searchPath(query, number);
  return (
    <div className="wrap pt-6 pb-section lg:pt-10">
      <h1 className="text-balance font-display font-extrabold text-title">
        {query ? `Resultados para “${query}”` : "O que você procura?"}
      </h1>
      <SearchForm key={query} query={query} total={query ? page.total : undefined} />
      {ideas ? (
        <NothingFound query={query} {...ideas} whatsapp={store?.whatsapp ?? ""} />
      ) : (
        <ProductList key={pathOf(page.page)} page={page} pathOf={pathOf} priorityCount={4} />
      )}
    </div>
  );
}
