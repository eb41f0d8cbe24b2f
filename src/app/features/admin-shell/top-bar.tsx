import { AdminSearch } from "#app/features/admin-search/admin-search.tsx";
import type { AccountUser } from "#app/features/session/session.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AdminDrawer } from "./admin-drawer.tsx";
import { AdminLogo } from "./admin-logo.tsx";
import { Bell } from "./bell.tsx";
import { LiveIndicator } from "./live-indicator.tsx";

export function TopBar({ storeName, user }: { storeName: string; user: AccountUser }) {
  const may = useMay();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-line border-b bg-surface pr-2 pl-1 md:gap-2 lg:gap-4 lg:px-6 print:hidden">
      <AdminDrawer storeName={storeName} />
      <div className="min-w-0 lg:w-60">
        <AdminLogo name={storeName} />
      </div>
      <AdminSearch />
      <LiveIndicator />
      {may("orders") && <Bell />}
      <AccountMenu user={user} />
    </header>
  );
}
