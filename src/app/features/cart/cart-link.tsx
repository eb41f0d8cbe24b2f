import { ShoppingCart } from "lucide-react";
import { CountBadge, IconLink } from "#ui/icon-button.tsx";
import { useCart } from "./cart-store.ts";

/**
 * The header's link to the cart, with the number of distinct lines. Whoever has put something into the cart is likely to
 * open it next, so its page is then loaded ahead.
 */
export function CartLink() {
  const lines = useCart(({ items }) => items.length);
  return (
    <IconLink to="/carrinho" prefetch={lines > 0 ? "render" : "intent"} label={cartLabel(lines)}>
      <ShoppingCart className="size-6" />
      {lines > 0 && <CountBadge>{lines}</CountBadge>}
    </IconLink>
  );
}

function cartLabel(lines: number): string {
  if (lines === 0) return "Carrinho";
  return `Carrinho, ${lines} ${lines === 1 ? "item" : "itens"}`;
}
