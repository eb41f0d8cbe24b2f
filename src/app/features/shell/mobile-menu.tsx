import { ChevronRight, Lock, Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { AccountMenuLink } from "#app/features/accounts/account-link.tsx";
import { headerCategories } from "#domain/catalog/header-categories.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { Drawer } from "#ui/drawer.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { StoreLogo } from "./store-logo.tsx";

export function MobileMenu({ store }: { store: StoreProfile }) {
  const [open, setOpen] = useState(false);
  const { key, pathname } = useLocation();

  // Following a link closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <IconButton
        label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu className="size-6" />
      </IconButton>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label="Menu"
        closeLabel="Fechar menu"
        head={<StoreLogo store={store} />}
        foot={<MenuFoot />}
      >
        <nav aria-label="Categorias" className="py-2">
          <ul>
            {headerCategories.map(({ slug, label }) => (
              <li key={slug}>
                <Link
                  to={`/categoria/${slug}`}
                  aria-current={pathname === `/categoria/${slug}` ? "page" : undefined}
                  className={lineClass}
                >
                  {label}
                  <ChevronRight className="size-5 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

const lineClass =
  "flex h-13 items-center justify-between border-transparent border-l-4 px-4 pl-3 font-bold font-display text-[26px] " +
  "hover:bg-raised aria-[current=page]:border-l-grass aria-[current=page]:bg-raised";

function MenuFoot() {
  return (
    <div className="grid py-2">
      <AccountMenuLink className="flex min-h-13 items-center gap-4 px-4 hover:bg-raised" />
      <Link to="/admin" className="flex min-h-13 items-center gap-4 px-4 py-1 hover:bg-raised">
        <Lock className="size-6 text-grass" />
        <span className="grid">
          Área Administrativa
          <span className="text-caption text-muted">Acesso restrito</span>
        </span>
      </Link>
    </div>
  );
}
