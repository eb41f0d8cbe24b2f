import { flushSync } from "react-dom";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { rememberOrder, removeLines, restoreLines } from "#domain/cart/change-lines.ts";
import { nameLine, nameLines } from "#domain/cart/name-lines.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { changeCart, useCart } from "./cart-store.ts";
import { findLineButton } from "./find-line-button.ts";

let order: readonly string[] = [];

/** Removes one line; the notice names it and takes the removal back. */
export function removeFromCart(item: CartItem): void {
  const undo = remove([item]);
  if (item.customization) {
    toast.success(checkoutTexts.printRemoved(nameLine(item)), { description: item.name, action: undo });
  } else {
    toast.success(checkoutTexts.lineRemoved, { description: nameLine(item), action: undo });
  }
}

/** Removes all lines; the notice names them and takes the removal back. */
export function clearCart(): void {
  const { items } = useCart.getState();
  const undo = remove(items);
  document.querySelector("main")?.focus();
  toast.success(checkoutTexts.cartCleared, { description: nameLines(items), action: undo });
}

function remove(removed: readonly CartItem[]) {
  order = rememberOrder(order, useCart.getState().items);
  const before = order;
  flushSync(() => changeCart((items) => removeLines(items, removed.map(lineKey))));
  return {
    label: checkoutTexts.undo,
    onPress: () => {
      flushSync(() => changeCart((items) => restoreLines(items, removed, before)));
      // The pressed 'Desfazer' goes with its notice, so the focus moves to the first line that came back.
      for (const item of removed.slice(0, 1)) findLineButton("remove", item)?.focus();
    },
  };
}
