import { data, useRouteLoaderData } from "react-router";
import { pageContext } from "#app/context.ts";
import { FollowOrderPage } from "#app/features/orders/follow-order-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { describePage } from "#app/seo.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { orderSocialPath } from "#domain/seo/social-picture.ts";
import type { Route } from "./+types/follow-order";

/** A page that is protected only by its link must be neither cached nor indexed, found or not. */
const secret = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await context.get(pageContext).reads.findOrderByToken(params.token);
  if (!order) throw data(null, { status: 404, headers: secret });
  return data(order, { headers: secret });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData: order, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const subject = order ? `Pedido ${orderNumber(order.id)}` : "Página não encontrada";
  return describePage(matches, {
    subject,
    path: "/",
    // The page must not repeat its secret address in the metadata.
    sharedPath: null,
    noIndex: true,
    ...(order && { picture: { path: orderSocialPath(order.publicToken), alt: subject } }),
  });
}

export default function FollowOrder({ loaderData: order }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root ? <FollowOrderPage order={order} whatsapp={root.store.whatsapp} /> : null;
}
