import { ProductsScreen } from "#app/features/admin-products/products-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/products";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Produtos", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminProducts() {
  return <ProductsScreen />;
}
