import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/stock-alert-cancel";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    subject: "Cancelar aviso",
    path: "/avise-me/cancelar",
    noIndex: true,
  });
}

export default function StockAlertCancel() {
  return <SubscriptionPage choice="cancelAlert" />;
}
