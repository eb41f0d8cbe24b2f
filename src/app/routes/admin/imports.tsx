import { ImportsScreen } from "#app/features/admin-imports/imports-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/imports";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Importar produtos", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminImports() {
  return <ImportsScreen />;
}
