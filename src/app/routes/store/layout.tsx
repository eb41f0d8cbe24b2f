import { useEffect } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { countVisit } from "#app/features/analytics/count-visit.ts";
import { OfflineSupport } from "#app/features/offline/offline-support.tsx";
import { PendingPage } from "#app/features/shell/pending-page.tsx";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import type { loader as rootLoader } from "#app/root.tsx";

export const links = () => [
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** What a route's `handle` may configure in the layout around it. */
export interface PageHandle {
  /** False for pages with a single form, where a footer with a newsletter form would distract. */
  hasFooter?: boolean;
}

/** The storefront's layout: header, page, footer. */
export default function StoreLayout() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const hasFooter = useMatches().every(
    ({ handle }) => (handle as PageHandle | undefined)?.hasFooter !== false,
  );
  useEffect(countVisit, []);
  if (!root) return <Outlet />;
  return (
    <div className="flex min-h-dvh flex-col">
      {/* The header slides behind the line above it; what it leaves free belongs to the page. */}
      <div className="pointer-events-none sticky top-0 z-20 *:pointer-events-auto print:static">
        <OfflineSupport />
        <SiteHeader store={root.store} />
      </div>
      <main id="conteudo" tabIndex={-1} className="flex-1">
        <PendingPage store={root.store}>
          <Outlet />
        </PendingPage>
      </main>
      {hasFooter && <SiteFooter store={root.store} />}
    </div>
  );
}
