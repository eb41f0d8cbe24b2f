import { LoginForm } from "#app/features/accounts/login-form.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/login";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Entrar", path: "/login" });
}

export default function Login() {
  return <LoginForm />;
}
