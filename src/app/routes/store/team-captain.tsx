import { data, isRouteErrorResponse } from "react-router";
import { pageContext } from "#app/context.ts";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { CaptainPage } from "#app/features/team-orders/captain-page.tsx";
import { TeamGone } from "#app/features/team-orders/team-gone.tsx";
import { describePage } from "#app/seo.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { Route } from "./+types/team-captain";

/** A page that is protected only by its link must be neither cached nor indexed, found or not. */
const secret = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { reads } = context.get(pageContext);
  const [team, store] = await Promise.all([reads.findTeamOrder(params.token), reads.getStoreProfile()]);
  if (!team) throw data(null, { status: 404, headers: secret });
  const product = team.product_id ? await reads.findProduct(team.product_id) : undefined;
  const loaded = {
    token: team.token,
    product: product ?? null,
    surchargeCents: store.customizationSurchargeCents,
    today: dayOf(new Date()),
  };
  return data(loaded, { headers: secret });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "O lado do capitão", path: "/", sharedPath: null, noIndex: true });
}

export default function TeamCaptain({ loaderData }: Route.ComponentProps) {
  return <CaptainPage key={loaderData.token} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <TeamGone /> : <PageBoundary error={error} />;
}
