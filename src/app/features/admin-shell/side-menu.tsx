import { LogOut, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useSignOut } from "#app/features/accounts/use-sign-out.ts";
import { sectionsFor } from "#app/features/admin/admin-sections.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { cx } from "#ui/cx.ts";
import { Spinner } from "#ui/spinner.tsx";
import { useMenuWidth } from "./menu-width.ts";
import { UnopenedBadge } from "./unopened-badge.tsx";

/** The menu beside the page from 1100 px up: 280 px wide, or 80 with only the icons. */
export function SideMenu() {
  const { collapsed, toggle } = useMenuWidth();
  const label = collapsed ? "Expandir menu" : "Recolher menu";
  return (
    <aside
      className={cx(
        "sticky top-16 flex h-[calc(100dvh-64px)] flex-col overflow-y-auto border-line border-r bg-surface max-lg:hidden print:hidden",
        collapsed ? "w-20" : "w-70",
      )}
    >
      <AdminNav collapsed={collapsed} />
      <div className="mt-auto grid border-line border-t p-3">
        <button
          type="button"
          onClick={toggle}
          aria-expanded={!collapsed}
          title={collapsed ? label : undefined}
          className={itemClass(collapsed)}
        >
          {collapsed ? <PanelLeftOpen className="size-5" /> : <PanelLeftClose className="size-5" />}
          <ItemLabel collapsed={collapsed}>{label}</ItemLabel>
        </button>
        <SignOutItem collapsed={collapsed} />
      </div>
    </aside>
  );
}

export function AdminNav({ collapsed = false }: { collapsed?: boolean }) {
  const may = useMay();
  return (
    <nav aria-label="Administração">
      {sectionsFor(may).map(({ title, sections }) => (
        <section key={title} className="px-3 pt-4 pb-2">
          <h2
            className={cx(
              "px-3 pb-2 font-semibold text-caption text-subtle",
              collapsed && "pointer-events-none opacity-0",
            )}
          >
            {title}
          </h2>
          <ul>
            {sections.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/admin"}
                  title={collapsed ? label : undefined}
                  className={cx(
                    itemClass(collapsed),
                    "aria-[current]:bg-grass-tint aria-[current]:text-text [&[aria-current]>svg]:text-grass",
                  )}
                >
                  <Icon className="size-5" />
                  <ItemLabel collapsed={collapsed}>{label}</ItemLabel>
                  {to === "/admin/pedidos" && <UnopenedBadge collapsed={collapsed} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

export function SignOutItem({ collapsed = false }: { collapsed?: boolean }) {
  const { busy, signOut } = useSignOut();
  return (
    <button
      type="button"
      onClick={signOut}
      disabled={busy}
      title={collapsed ? "Sair" : undefined}
      className={itemClass(collapsed)}
    >
      {busy ? <Spinner /> : <LogOut className="size-5" />}
      <ItemLabel collapsed={collapsed}>Sair</ItemLabel>
    </button>
  );
}

function ItemLabel({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  return <span className={cx(collapsed && "sr-only")}>{children}</span>;
}

const itemClass = (collapsed: boolean) =>
  cx(
    "relative flex min-h-11 w-full items-center gap-3 rounded-control font-medium text-muted text-small transition-colors hover:bg-raised hover:text-text",
    collapsed ? "justify-center" : "px-3",
  );
