import { isRouteErrorResponse, Outlet } from "react-router";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/boundary";

/** Stands between the frame and the pages, so that a page that fails keeps the shop's header and footer. */
export default function StoreBoundary() {
  return <Outlet />;
}

/** A page that failed has no say in its own title: React Router asks the boundary that stands in for it. */
export function meta({ error, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return matches.flatMap((match) => match?.meta ?? []);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return describePage(matches, {
    subject: isMissing ? "Página não encontrada" : "Não foi possível abrir a página",
    path: location.pathname,
    noIndex: true,
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageBoundary error={error} />;
}
