import { useRouteLoaderData } from "react-router";
import { MyOrdersPage } from "#app/features/orders/my-orders-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/my-orders";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Meus pedidos", path: "/meus-pedidos", noIndex: true });
}

export default function MyOrders() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root ? <MyOrdersPage whatsapp={root.store.whatsapp} /> : null;
}
