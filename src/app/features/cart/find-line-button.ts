import { type CartItem, lineKey } from "#domain/cart/cart.ts";

/** Returns the button of a line that is shown in the cart, such as the one that gets the focus back. */
export function findLineButton(action: "edit" | "remove", item: CartItem): HTMLElement | undefined {
  const key = lineKey(item);
  return [...document.querySelectorAll<HTMLElement>(`[data-${action}]`)].find(
    ({ dataset }) => dataset[action] === key,
  );
}
