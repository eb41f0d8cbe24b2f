import { AdminSearch } from "#app/features/admin-search/admin-search.tsx";
import type { AccountUser } from "#app/features/session/session.ts";
import { staffRoleOf, useMay } from "#app/features/session/staff-role.ts";
import { roleLabels } from "#domain/accounts/staff-role.ts";
import { AdminDrawer } from "./admin-drawer.tsx";
import { AdminLogo } from "./admin-logo.tsx";
import { Bell } from "./bell.tsx";
import { LiveIndicator } from "./live-indicator.tsx";

export function TopBar({ storeName, user }: { storeName: string; user: AccountUser }) {
  const may = useMay();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-line border-b bg-surface pr-2 pl-1 lg:gap-4 lg:px-6 print:hidden">
      <AdminDrawer storeName={storeName} />
      <div className="lg:w-60">
        <AdminLogo name={storeName} />
      </div>
      <AdminSearch />
      <LiveIndicator />
      {may("orders") && <Bell />}
      <WhoAmI user={user} />
    </header>
  );
}

function WhoAmI({ user }: { user: AccountUser }) {
  const { email } = user;
  const role = staffRoleOf(user);
  const [prefix = email] = email.split("@");
  return (
    <div className="flex items-center gap-3 px-2 text-small lg:pr-0">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-grass-tint font-bold font-display text-nav text-ok uppercase"
      >
        {prefix[0]}
      </span>
      <span className="grid leading-4.5 max-lg:sr-only">
        <strong className="font-semibold">{prefix}</strong>
        <span className="text-caption text-muted">
          {role && role !== "admin" ? roleLabels[role] : "Administrador"}
        </span>
      </span>
    </div>
  );
}
