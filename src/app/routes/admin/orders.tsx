import { OrdersScreen } from "#app/features/admin-orders/order-list/orders-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/orders";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Pedidos", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminOrders() {
  return <OrdersScreen />;
}
