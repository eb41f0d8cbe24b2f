import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";

/** Unknown addresses under /admin are behind the guard too, so that outsiders do not learn which ones exist. */
export default function AdminNotFound() {
  return <NotFoundPage />;
}
