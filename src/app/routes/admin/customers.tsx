import { CustomersScreen } from "#app/features/admin-customers/customers-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/customers";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Clientes", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminCustomers() {
  return <CustomersScreen />;
}
