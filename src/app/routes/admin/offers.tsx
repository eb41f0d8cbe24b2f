import { OffersScreen } from "#app/features/admin-offers/offers-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/offers";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Ofertas", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminOffers() {
  return <OffersScreen />;
}
