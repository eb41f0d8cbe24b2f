import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/newsletter-confirm";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    subject: "Confirmar inscrição",
    path: "/newsletter/confirmar",
    noIndex: true,
  });
}

export default function NewsletterConfirm() {
  return <SubscriptionPage choice="confirm" />;
}
