import { useContext } from "react";
import { ScriptMark } from "#ui/script-mark.ts";
import { CartEmpty } from "./cart-empty.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CART_KEY } from "./cart-store.ts";

/** The server knows no cart. Until the script is there, an empty one already shows so, and a filled one that it comes. */
export function CartAtFirst() {
  const mark = useContext(ScriptMark);
  return (
    <div className="group" suppressHydrationWarning>
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, run by its hash before anything is painted
        dangerouslySetInnerHTML={{ __html: `(${markEmptyCart})(${JSON.stringify(CART_KEY)})` }}
      />
      <div className="group-data-[cart=empty]:hidden">
        <CartSkeleton />
      </div>
      <div className="hidden group-data-[cart=empty]:block">
        <CartEmpty />
      </div>
    </div>
  );
}

/** Runs in the browser, sent as text: it may use nothing from outside itself. */
function markEmptyCart(key: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    const page = document.currentScript?.parentElement;
    if (page && !stored?.state?.items?.length) page.dataset.cart = "empty";
  } catch {
    // Storage is forbidden or holds something else: the page's script will tell.
  }
}
