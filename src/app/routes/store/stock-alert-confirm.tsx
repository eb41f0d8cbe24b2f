import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/stock-alert-confirm";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    subject: "Confirmar aviso",
    path: "/avise-me/confirmar",
    noIndex: true,
  });
}

export default function StockAlertConfirm() {
  return <SubscriptionPage choice="confirmAlert" />;
}
