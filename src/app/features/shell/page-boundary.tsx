import { isRouteErrorResponse } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** Shows the right page for a loader error or a rendering error. */
export function PageBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage />;
  if (error.status === 404) return <NotFoundPage />;
  // A plain string comes from the service worker, which answers while offline.
  const { data }: { data: PageError | string | null } = error;
  const message = typeof data === "string" ? data : data?.message;
  return message ? <ErrorPage message={message} /> : <ErrorPage />;
}
