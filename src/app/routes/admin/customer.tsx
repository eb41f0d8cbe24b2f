import { CustomerScreen } from "#app/features/admin-customers/customer-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/customer";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Cliente", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminCustomer({ params }: Route.ComponentProps) {
  return <CustomerScreen id={params.whatsapp} />;
}
