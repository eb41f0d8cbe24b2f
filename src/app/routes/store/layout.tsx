import { Outlet, useRouteLoaderData } from "react-router";
import { PendingPage } from "#app/features/shell/pending-page.tsx";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import type { loader as rootLoader } from "#app/root.tsx";

/** The shop's frame: header, page, footer. */
export default function StoreLayout() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root) return <Outlet />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader storeName={root.store.name} />
      <main id="conteudo" tabIndex={-1} className="flex-1">
        <PendingPage store={root.store}>
          <Outlet />
        </PendingPage>
      </main>
      <SiteFooter store={root.store} />
    </div>
  );
}
