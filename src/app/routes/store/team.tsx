import { data, isRouteErrorResponse, redirect } from "react-router";
import { pageContext } from "#app/context.ts";
import { ProductNotFound } from "#app/features/product/product-not-found.tsx";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { TeamPage } from "#app/features/team/team-page.tsx";
import { describePage } from "#app/seo.ts";
import { isPrintable } from "#domain/print/print-rules.ts";
import { productSocialPath } from "#domain/seo/social-picture.ts";
import type { Route } from "./+types/team";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { reads } = context.get(pageContext);
  const [product, store] = await Promise.all([reads.findProduct(params.id), reads.getStoreProfile()]);
  if (!product) throw data(null, { status: 404 });
  if (!isPrintable(product)) throw redirect(`/produto/${product.id}`);
  return { product, surchargeCents: store.customizationSurchargeCents };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const product = loaderData?.product;
  return describePage(matches, {
    subject: product ? `Pedido para time: ${product.name}` : "Produto não encontrado",
    description: "Cole a lista do time e veja cada camisa com nome e número.",
    path: product ? `/produto/${product.id}/time` : "/",
    ...(product && { picture: { path: productSocialPath(product), alt: product.name } }),
    noIndex: true,
  });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamPage key={loaderData.product.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <ProductNotFound /> : <PageBoundary error={error} />;
}
