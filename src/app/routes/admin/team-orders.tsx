import { TeamOrdersScreen } from "#app/features/admin-team-orders/team-orders-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/team-orders";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Pedidos de times", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminTeamOrders() {
  return <TeamOrdersScreen />;
}
