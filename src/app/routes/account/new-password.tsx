import { NewPasswordForm } from "#app/features/accounts/new-password-form.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/new-password";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Redefinir Senha", path: "/redefinir-senha", noIndex: true });
}

export default function NewPassword() {
  return <NewPasswordForm />;
}
