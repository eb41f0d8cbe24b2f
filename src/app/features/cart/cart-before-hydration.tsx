import { InlineScript } from "#ui/inline-script.tsx";
import { CartEmpty } from "./cart-empty.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CART_KEY } from "./cart-store.ts";

/**
 * The server does not know the cart. Until hydration, an inline script shows the empty state for an empty cart and a
 * skeleton for any other.
 */
export function CartBeforeHydration() {
  return (
    <div className="group" suppressHydrationWarning>
      <InlineScript text={`(${flagEmptyCart})(${JSON.stringify(CART_KEY)})`} />
      <div className="group-data-[cart=empty]:hidden">
        <CartSkeleton />
      </div>
      <div className="hidden group-data-[cart=empty]:block">
        <CartEmpty />
      </div>
    </div>
  );
}

/** Sent to the browser as source text, so it must not refer to anything outside itself. */
function flagEmptyCart(key: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    const page = document.currentScript?.parentElement;
    if (page && !stored?.state?.items?.length) page.dataset.cart = "empty";
  } catch {
    // Storage is forbidden or holds invalid data; the page decides after hydration.
  }
}
