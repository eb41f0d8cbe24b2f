import { DeliveryScreen } from "#app/features/admin-delivery/delivery-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/delivery";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Entrega", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminDelivery() {
  return <DeliveryScreen />;
}
