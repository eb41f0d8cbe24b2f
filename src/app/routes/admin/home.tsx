import { AdminPage } from "#app/features/admin/admin-page.tsx";

export default function AdminHome() {
  return <AdminPage title="Dashboard">{null}</AdminPage>;
}
