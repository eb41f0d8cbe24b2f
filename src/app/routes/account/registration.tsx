import { RegistrationForm } from "#app/features/accounts/registration-form.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/registration";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Criar Conta", path: "/cadastro" });
}

export default function Registration() {
  return <RegistrationForm />;
}
