import { Outlet } from "react-router";
import { PageBoundary } from "#app/features/shell/page-boundary.tsx";
import type { Route } from "./+types/boundary";

/** Stands between the frame and the pages, so that a page that fails keeps the shop's header and footer. */
export default function StoreBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageBoundary error={error} />;
}
