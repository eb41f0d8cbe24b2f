import { data, redirect, useParams } from "react-router";
import { pageContext } from "#app/context.ts";
import { ListingHero } from "#app/features/listing/listing-hero.tsx";
import { ListingToolbar } from "#app/features/listing/listing-toolbar.tsx";
import { NoOffers } from "#app/features/listing/no-offers.tsx";
import { ProductList } from "#app/features/listing/product-list.tsx";
import { loadQuietly } from "#app/features/listing/quiet-load.ts";
import { describePage } from "#app/seo.ts";
import { listingPath, readListingQuery, wholeListing } from "#domain/catalog/listing-query.ts";
import { categorySocialPath } from "#domain/seo/social-picture.ts";
import { breadcrumbData } from "#domain/seo/structured-data.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import type { Route } from "./+types/category";

const notFound = () => data(null, { status: 404 });

/** Not cached: a category that gets its old name back must not meet a redirect that a browser has cached. */
const redirectForGood = (to: string) =>
  redirect(to, { status: 301, headers: { "Cache-Control": "no-cache" } });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readListingQuery(url.searchParams);
  if (!query) throw notFound();
  const listing = await context.get(pageContext).reads.getCategoryListing(params.key, query);
  if (listing.isMoved) throw redirectForGood(`/categoria/${listing.key}${url.search}`);
  if (query.page > listing.page.pageCount) throw notFound();
  return data({ ...listing, order: query.order }, { status: listing.isKnown ? 200 : 404 });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadQuietly(request, serverLoader);
}

export function meta({ loaderData: listing, matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  if (!listing) return [];
  const { key, name, subcategory, onlyOffers, page, categoryId } = listing;
  const filter = onlyOffers ? "com desconto" : subcategory?.name;
  const subject = filter ? `${name}: ${filter}` : name;
  // Sizes and stock come and go, so that search engines see the listing that is not narrowed to them.
  const path = listingPath(key, {
    ...wholeListing,
    subcategory: subcategory?.key,
    onlyOffers,
    page: page.page,
  });
  return describePage(matches, {
    subject: page.page > 1 ? `${subject}, página ${page.page}` : subject,
    description: listing.description,
    path: listing.isKnown ? path : `/categoria/${encodeURIComponent(params.key)}`,
    noIndex: !listing.isKnown,
    ...(categoryId && {
      picture: { path: categorySocialPath({ ...listing, id: categoryId }), alt: name },
    }),
    data: [
      breadcrumbData([
        { name: "Home", path: "/" },
        { name, path: listingPath(key, wholeListing) },
      ]),
    ],
  });
}

export default function CategoryPage({ loaderData: listing }: Route.ComponentProps) {
  // Links keep the key of the visited address, so that the menu still highlights the category.
  const { key = "" } = useParams();
  if (!listing) return null;
  const { name, picture, subcategories, order, offers, onlyOffers, shelf, page } = listing;
  const query = {
    subcategory: listing.subcategory?.key,
    order,
    onlyOffers,
    size: shelf?.size,
    inStock: shelf?.inStock ?? false,
    page: 1,
  };
  const pathOf = (number: number) => listingPath(key, { ...query, page: number });
  const isNarrowed = query.size !== undefined || query.inStock;
  const isWithoutOffers = onlyOffers && offers === 0;
  const crumbs = <Breadcrumb items={[{ label: "Home", to: "/" }, { label: name }]} />;
  return (
    <div className="pb-section">
      {picture && <ListingHero name={name} picture={picture} />}
      <div className="wrap">
        {crumbs}
        {!picture && <h1 className="mt-2 font-display font-extrabold text-title">{name}</h1>}
        {offers === 0 && (onlyOffers || page.total > 0) && (
          <NoOffers allPath={onlyOffers ? listingPath(key, { ...query, onlyOffers: false }) : undefined} />
        )}
        {listing.isKnown && !isWithoutOffers && (
          <ListingToolbar
            query={query}
            total={page.total}
            subcategories={subcategories}
            offers={offers}
            shelf={shelf}
            pathOf={(changes) => listingPath(key, { ...query, ...changes })}
          />
        )}
        {!isWithoutOffers && (
          <ProductList
            key={pathOf(page.page)}
            page={page}
            pathOf={pathOf}
            priorityCount={picture ? 0 : 4}
            showsCategory={!listing.categoryId}
            emptyMessage={
              isNarrowed ? "Nenhum produto com este filtro" : "Nenhum produto encontrado nesta categoria"
            }
          />
        )}
      </div>
    </div>
  );
}
