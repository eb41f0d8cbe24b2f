import { RecoveryForm } from "#app/features/accounts/recovery-form.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/recovery";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Recuperar Senha", path: "/recuperar-senha" });
}

export default function Recovery() {
  return <RecoveryForm />;
}
