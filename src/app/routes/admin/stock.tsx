import { StockScreen } from "#app/features/admin-stock/stock-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/stock";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Estoque", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminStock() {
  return <StockScreen />;
}
