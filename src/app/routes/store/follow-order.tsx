import { data, useRouteLoaderData } from "react-router";
import { pageContext } from "#app/context.ts";
import { loadQuietly } from "#app/features/listing/quiet-load.ts";
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

/** An open page reads its order again; it stays as it is where that fails. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadQuietly(request, serverLoader);
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
  if (!root || !order) return null;
  return <FollowOrderPage key={order.id} loaded={order} whatsapp={root.store.whatsapp} />;
}
