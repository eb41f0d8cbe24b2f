import { data, isRouteErrorResponse } from "react-router";
import { pageContext } from "#app/context.ts";
import { LazyHiddenProduct } from "#app/features/product/lazy-hidden-product.tsx";
import { ProductNotFound } from "#app/features/product/product-not-found.tsx";
import { ProductPage } from "#app/features/product/product-page.tsx";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { pageTitle } from "#app/page-title.ts";
import { describePage } from "#app/seo.ts";
import { fitOptions } from "#domain/options/choose-options.ts";
import { readSharedOptions, readSharedShirt, sharedShirtQuery } from "#domain/print/shared-shirt.ts";
import { productData } from "#domain/seo/product-data.ts";
import { productSocialPath } from "#domain/seo/social-picture.ts";
import { breadcrumbData } from "#domain/seo/structured-data.ts";
import type { Route } from "./+types/product";

const RELATED_PRODUCTS = 4;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { reads } = context.get(pageContext);
  const product = await reads.findProduct(params.id);
  const hidden = product ? undefined : await reads.findHiddenProduct(params.id);
  const found = product ?? hidden;
  if (!found) throw data(null, { status: 404 });
  const [related, sizeGuide, store, offersDelivery, offers] = await Promise.all([
    reads.listRelated(found, RELATED_PRODUCTS),
    reads.findSizeGuide(found.id),
    reads.getStoreProfile(),
    reads.offersDelivery(),
    reads.findPageOffers(),
  ]);
  if (!product) return { hidden: found, related, whatsapp: store.whatsapp };
  const sharedOptions = fitOptions(product, readSharedOptions(url.searchParams));
  const offersAlerts = product.stock && (await reads.offersStockAlerts());
  return {
    product: offersAlerts ? { ...product, offersAlerts } : product,
    related,
    sizeGuide,
    surchargeCents: store.customizationSurchargeCents,
    shared: readSharedShirt(url.searchParams),
    ...(sharedOptions.length > 0 && { sharedOptions }),
    // Absent where every delivery is agreed on by WhatsApp, and where there are no offers.
    ...(offersDelivery && { offersDelivery }),
    ...(offers && { offers }),
    ...(store.instalments && { instalments: store.instalments }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    return [{ title: pageTitle("Produto não encontrado", matches) }, { name: "robots", content: "noindex" }];
  }
  if (loaderData.hidden) {
    const { id, name } = loaderData.hidden;
    return describePage(matches, { subject: name, path: `/produto/${id}`, noIndex: true });
  }
  const { product, shared, sharedOptions } = loaderData;
  const query = sharedShirtQuery(shared, sharedOptions);
  const { id, name, category, categoryId, description } = product;
  const path = `/produto/${id}`;
  return describePage(matches, {
    subject: shared ? `${name} ${shared.name} ${shared.number}` : name,
    description,
    path,
    sharedPath: path + query,
    picture: {
      path: productSocialPath(product, query),
      alt: shared ? `${name} ${shared.name} ${shared.number}` : name,
    },
    type: "product",
    data: [
      productData(product),
      breadcrumbData([
        { name: "Home", path: "/" },
        { name: category, path: `/categoria/${categoryId}` },
        { name, path },
      ]),
    ],
  });
}

export default function Product({ loaderData }: Route.ComponentProps) {
  if (loaderData.hidden) return <LazyHiddenProduct {...loaderData} />;
  // The key resets the form, so that choices for the previous product do not stay.
  const { product, shared, sharedOptions } = loaderData;
  return <ProductPage key={product.id + sharedShirtQuery(shared, sharedOptions)} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <ProductNotFound /> : <PageBoundary error={error} />;
}
