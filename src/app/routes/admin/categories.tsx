import { CategoriesScreen } from "#app/features/admin-categories/categories-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/categories";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Categorias", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminCategories() {
  return <CategoriesScreen />;
}
