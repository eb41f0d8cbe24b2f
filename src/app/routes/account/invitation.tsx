import { InvitationForm } from "#app/features/accounts/invitation-form.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/invitation";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Convite", path: "/convite", noIndex: true });
}

export default function Invitation() {
  return <InvitationForm />;
}
