import { isRouteErrorResponse } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { FaultPage } from "./fault-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** What a page becomes when its data was refused or its rendering failed. */
export function PageBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <FaultPage />;
  if (error.status === 404) return <NotFoundPage />;
  // Plain words come from the service worker, which answers where there is no net.
  const { data }: { data: PageError | string | null } = error;
  const message = typeof data === "string" ? data : data?.message;
  return message ? <FaultPage message={message} /> : <FaultPage />;
}
