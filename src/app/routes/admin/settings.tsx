import { SettingsScreen } from "#app/features/admin-settings/settings-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/settings";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Configurações", matches) }];
}

export default function Settings() {
  return <SettingsScreen />;
}
