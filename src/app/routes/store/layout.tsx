import { useEffect } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { countVisit } from "#app/features/analytics/count-visit.ts";
import { OfflinePart } from "#app/features/offline/offline-part.tsx";
import { PendingPage } from "#app/features/shell/pending-page.tsx";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import type { loader as rootLoader } from "#app/root.tsx";

export const links = () => [
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** What a route may say about the frame around it. */
export interface PageHandle {
  /** For pages with one form and one purpose: nothing else asks for attention, or for another e-mail. */
  hasFooter?: boolean;
}

/** The shop's frame: header, page, footer. */
export default function StoreLayout() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const hasFooter = useMatches().every(
    ({ handle }) => (handle as PageHandle | undefined)?.hasFooter !== false,
  );
  useEffect(countVisit, []);
  if (!root) return <Outlet />;
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflinePart />
      <SiteHeader store={root.store} />
      <main id="conteudo" tabIndex={-1} className="flex-1">
        <PendingPage store={root.store}>
          <Outlet />
        </PendingPage>
      </main>
      {hasFooter && <SiteFooter store={root.store} />}
    </div>
  );
}
