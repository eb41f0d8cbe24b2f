import { DashboardScreen } from "#app/features/admin-dashboard/dashboard-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/home";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Dashboard", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminHome() {
  return <DashboardScreen />;
}
