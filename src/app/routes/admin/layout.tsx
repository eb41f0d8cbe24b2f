import { Outlet } from "react-router";
import { AdminGuard } from "#app/features/accounts/admin-guard.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/layout";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Área Administrativa", matches) }, { name: "robots", content: "noindex" }];
}

/** Everything under /admin. The server renders only that it is being checked; what is inside comes from the API. */
export default function AdminLayout() {
  return (
    <main id="conteudo" tabIndex={-1} className="grid min-h-dvh content-center">
      <AdminGuard>
        <Outlet />
      </AdminGuard>
    </main>
  );
}
