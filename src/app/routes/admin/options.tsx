import { OptionsScreen } from "#app/features/admin-options/options-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/options";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Opções", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminOptions() {
  return <OptionsScreen />;
}
