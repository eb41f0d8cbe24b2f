import { useEffect } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { AdminFrame } from "#app/features/admin-shell/admin-frame.tsx";
import { AdminGuard } from "#app/features/admin-shell/admin-guard.tsx";
import { AdminQueries } from "#app/features/admin-shell/admin-queries.tsx";
import { leaveUncounted } from "#app/features/analytics/uncounted.ts";
import { LeaveGuards } from "#app/features/forms/leave-guards.tsx";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/layout";
import "#app/styles/admin.css";

/** The back-office is installable as a separate app. */
export const links: Route.LinksFunction = () => [
  { rel: "manifest", href: "/admin/manifest.webmanifest" },
  { rel: "apple-touch-icon", href: "/admin-apple-touch-icon.png" },
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Área Administrativa", matches) }, { name: "robots", content: "noindex" }];
}

/** The layout of everything under /admin. The server renders only the loading state; the data comes from the API. */
export default function AdminLayout() {
  const storeName = useRouteLoaderData<typeof rootLoader>("root")?.store.name ?? "Manto";
  return (
    <AdminGuard>
      {(user) => (
        <AdminQueries key={user.id}>
          <LeaveGuards>
            <AdminFrame storeName={storeName} user={user}>
              <UncountedVisits />
              <Outlet />
            </AdminFrame>
          </LeaveGuards>
        </AdminQueries>
      )}
    </AdminGuard>
  );
}

/** Administrators are not visitors: from here on this browser reports no visits. */
function UncountedVisits() {
  useEffect(leaveUncounted, []);
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <PageBoundary error={error} />
    </main>
  );
}
