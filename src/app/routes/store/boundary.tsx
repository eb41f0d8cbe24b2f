import { isRouteErrorResponse, Outlet } from "react-router";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/boundary";

/** An error boundary between the layout and the pages, so that a failed page keeps the shop's header and footer. */
export default function StoreBoundary() {
  return <Outlet />;
}

/** React Router uses the boundary's `meta` for a page that failed. */
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
