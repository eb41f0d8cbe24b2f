import { ProductStockScreen } from "#app/features/admin-stock/product-stock-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/product-stock";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Estoque", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminProductStock({ params }: Route.ComponentProps) {
  return <ProductStockScreen id={params.id} />;
}
