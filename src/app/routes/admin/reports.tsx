import { useRouteLoaderData } from "react-router";
import { ReportsScreen } from "#app/features/admin-reports/reports-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/reports";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Relatórios", matches) }];
}

export default function AdminReports() {
  const storeName = useRouteLoaderData<typeof rootLoader>("root")?.store.name ?? "Manto";
  return <ReportsScreen storeName={storeName} />;
}
