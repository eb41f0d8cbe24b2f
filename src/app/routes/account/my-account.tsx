import { ProtectedRoute } from "#app/features/accounts/protected-route.tsx";
import { MyAccountPage } from "#app/features/my-account/my-account-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/my-account";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Minha conta", path: "/minha-conta", noIndex: true });
}

export default function MyAccount() {
  return <ProtectedRoute>{(user) => <MyAccountPage user={user} />}</ProtectedRoute>;
}
