import { AccountIconLink } from "#app/features/accounts/account-link.tsx";
import { CartLink } from "#app/features/cart/cart-link.tsx";
import { SiteSearch } from "#app/features/search/site-search.tsx";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { CategoryNav } from "./category-nav.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { StoreLogo } from "./store-logo.tsx";

export function SiteHeader({ store }: { store: StoreProfile }) {
  return (
    <header className="relative z-20 border-line border-b bg-ground">
      <div className="wrap flex h-16 items-center gap-1 lg:h-18 lg:gap-10">
        <div className="-ml-3 lg:hidden">
          <MobileMenu store={store} />
        </div>
        <StoreLogo store={store} priority />
        <CategoryNav />
        <div className="-mr-2.5 ml-auto flex">
          <SiteSearch />
          <AccountIconLink />
          <CartLink />
        </div>
      </div>
    </header>
  );
}
