import { useEffect, useRef } from "react";
import { AccountIconLink } from "#app/features/accounts/account-link.tsx";
import { CartLink } from "#app/features/cart/cart-link.tsx";
import { SiteSearch } from "#app/features/search/site-search.tsx";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { CategoryNav } from "./category-nav.tsx";
import { hideOnScroll } from "./hide-on-scroll.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { StoreLogo } from "./store-logo.tsx";

/**
 * Stays at the upper edge of the screen; below 1100 px it gives way while the page is scrolled down. Nothing that has
 * the focus or is open in it is hidden.
 */
export function SiteHeader({ store }: { store: StoreProfile }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? hideOnScroll(header.current) : undefined), []);
  return (
    <header ref={header} data-site-header="" className={headerClass}>
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

const headerClass =
  "relative border-line border-b bg-ground transition-[translate] duration-base ease-out " +
  "max-lg:not-focus-within:not-has-[[aria-expanded=true]]:data-hidden:-translate-y-full";
