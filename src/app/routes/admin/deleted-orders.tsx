import { DeletedOrdersScreen } from "#app/features/admin-orders/deleted-orders-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/deleted-orders";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Pedidos excluídos", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminDeletedOrders() {
  return <DeletedOrdersScreen />;
}
