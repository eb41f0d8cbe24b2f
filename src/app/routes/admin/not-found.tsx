import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";

/** Any other address of the back-office, behind its guard: outsiders do not learn which exist. */
export default function AdminNotFound() {
  return <NotFoundPage />;
}
