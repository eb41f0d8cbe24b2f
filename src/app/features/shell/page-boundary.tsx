import { isRouteErrorResponse } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { FaultPage } from "./fault-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** What a page becomes when its data was refused or its rendering failed. */
export function PageBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <FaultPage />;
  if (error.status === 404) return <NotFoundPage />;
  const message = (error.data as PageError | null)?.message;
  return message ? <FaultPage message={message} /> : <FaultPage />;
}
