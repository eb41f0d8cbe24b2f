import { ProductionSheet } from "#app/features/admin-orders/production-sheet.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/production";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Ficha de produção", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminProduction() {
  return <ProductionSheet />;
}
