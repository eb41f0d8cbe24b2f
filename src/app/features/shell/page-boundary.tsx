import { type ComponentType, lazy, Suspense } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** Loads a page for an error; if that fails too, the plain error page takes its place. */
const load = (page: () => Promise<ComponentType>) =>
  lazy(() =>
    page().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: ErrorPage }),
    ),
  );

const OfflinePage = load(async () => (await import("#app/features/offline/offline-page.tsx")).OfflinePage);
const HomeWithoutData = load(
  async () => (await import("#app/features/home/home-without-data.tsx")).HomeWithoutData,
);

const showsProducts = /^\/(produto|categoria|busca)\b/;

/** Shows the right page for a loader error or a rendering error. */
export function PageBoundary({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const Page = pathname === "/" ? HomeWithoutData : isOffline(error) && OfflinePage;
  if (Page) {
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  }
  const reason = reasonOf(error);
  return <ErrorPage message={showsProducts.test(pathname) ? productsFailed(reason) : reason} />;
}

/** The service worker answers with this status text; without a worker the request itself fails. */
const isOffline = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.statusText === "Offline"
    : error instanceof TypeError && navigator.onLine === false;

/** Only what the shop's own loaders say is shown: the body of another answer may be anything, such as a proxy's page. */
function reasonOf(error: unknown): string | undefined {
  const said: Partial<PageError> | null = isRouteErrorResponse(error) ? error.data : null;
  return typeof said?.message === "string" ? said.message : undefined;
}

const productsFailed = (reason: string | undefined) =>
  reason ? `Erro ao buscar produtos: ${reason}` : "Falha ao carregar produtos. Tente novamente.";
