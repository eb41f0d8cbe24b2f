import { DeliveryScreen } from "#app/features/admin-stock/delivery-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/stock-delivery";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Receber entrega", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminStockDelivery() {
  return <DeliveryScreen />;
}
