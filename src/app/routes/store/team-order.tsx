import { data, isRouteErrorResponse } from "react-router";
import { pageContext } from "#app/context.ts";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { PlayerPage } from "#app/features/team-orders/player-page.tsx";
import { TeamGone } from "#app/features/team-orders/team-gone.tsx";
import { describePage } from "#app/seo.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { teamSocialPath } from "#domain/seo/social-picture.ts";
import type { Route } from "./+types/team-order";

/** A page that is protected only by its link must be neither cached nor indexed, found or not. */
const secret = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { reads } = context.get(pageContext);
  const team = await reads.findTeamOrder(params.token);
  if (!team) throw data(null, { status: 404, headers: secret });
  const product = team.product_id ? await reads.findProduct(team.product_id) : undefined;
  const sizeGuide = product ? await reads.findSizeGuide(product.id) : null;
  const today = dayOf(new Date());
  return data({ team, product: product ?? null, sizeGuide, today }, { headers: secret });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const team = loaderData?.team;
  const subject = team ? `${team.team_name}: coloque o seu nome` : "Página não encontrada";
  return describePage(matches, {
    subject,
    description: "Coloque nome, número e tamanho na sua camisa do time. Sem cadastro.",
    path: "/",
    // The page must not repeat its secret address in the metadata.
    sharedPath: null,
    noIndex: true,
    ...(team && { picture: { path: teamSocialPath(team), alt: subject } }),
  });
}

export default function TeamOrderPage({ loaderData: { team, ...page } }: Route.ComponentProps) {
  return <PlayerPage key={team.token} loaded={team} {...page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <TeamGone /> : <PageBoundary error={error} />;
}
