import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/newsletter-cancel";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    subject: "Cancelar inscrição",
    path: "/newsletter/cancelar",
    noIndex: true,
  });
}

export default function NewsletterCancel() {
  return <SubscriptionPage choice="cancel" />;
}
