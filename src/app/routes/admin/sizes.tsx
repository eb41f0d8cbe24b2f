import { SizesScreen } from "#app/features/admin-sizes/sizes-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/sizes";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Tamanhos", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminSizes() {
  return <SizesScreen />;
}
