import { AdminWelcome } from "#app/features/accounts/admin-welcome.tsx";

export default function AdminHome() {
  return <AdminWelcome />;
}
