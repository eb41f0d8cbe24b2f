import { ChevronDown, LogOut, ShieldCheck, Store, UserRound } from "lucide-react";
import { useSignOut } from "#app/features/accounts/use-sign-out.ts";
import type { AccountUser } from "#app/features/session/session.ts";
import { staffRoleOf } from "#app/features/session/staff-role.ts";
import { roleLabels } from "#domain/accounts/staff-role.ts";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";

/** Who is signed in; opens what belongs to that person's account. */
export function AccountMenu({ user }: { user: AccountUser }) {
  const { busy, signOut } = useSignOut();
  const { email } = user;
  const role = roleOf(user);
  const [prefix = email] = email.split("@");
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 shrink-0 items-center gap-3 rounded-control px-1 text-left text-small transition-colors hover:bg-raised data-popup-open:bg-raised lg:px-2"
        >
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-grass-tint font-bold font-display text-nav text-ok uppercase"
          >
            {prefix[0]}
          </span>
          <span className="sr-only">Sua conta:</span>
          <span className="grid leading-4.5 max-lg:sr-only">
            <strong className="font-semibold">{prefix}</strong>
            <span className="text-caption text-muted">{role}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-4.5 text-muted max-lg:hidden" />
        </button>
      }
    >
      <MenuGroup
        label={
          <span className="wrap-anywhere grid max-w-64 gap-0.5">
            <strong className="font-semibold text-small text-text">
              {user.user_metadata.full_name || prefix}
            </strong>
            <span>{email}</span>
            <span>{role}</span>
          </span>
        }
      >
        <MenuSeparator />
        <MenuLink to="/minha-conta" icon={<UserRound />}>
          Minha conta
        </MenuLink>
        <MenuLink to="/admin/configuracoes?secao=seguranca" icon={<ShieldCheck />}>
          Segurança
        </MenuLink>
        <MenuLink to="/" icon={<Store />}>
          Ver loja
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onSelect={signOut} disabled={busy}>
          Sair
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}

function roleOf(user: AccountUser): string {
  const role = staffRoleOf(user);
  return role && role !== "admin" ? roleLabels[role] : "Administrador";
}
