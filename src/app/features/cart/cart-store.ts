import { create } from "zustand";
import type { CartItem } from "#domain/cart/cart.ts";
import { readStoredCart, writeStoredCart } from "#domain/cart/stored-cart.ts";

export const CART_KEY = "cart-storage";

/**
 * The cart is stored in the browser, under a key that is part of the shop's contract. It is read and written here, not by
 * the store library's middleware, which every page would have to load for it.
 */
export const useCart = create<{ items: readonly CartItem[] }>()(() => ({ items: [] }));

/** Applies a function of the domain to the cart: `changeCart((items) => setQuantity(items, key, 2))`. */
export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  const items = change(useCart.getState().items);
  useCart.setState({ items });
  try {
    localStorage.setItem(CART_KEY, writeStoredCart(items));
  } catch {
    // The storage is full or forbidden; the cart still lasts for this page.
  }
}

function readCart(): void {
  try {
    useCart.setState({ items: readStoredCart(localStorage.getItem(CART_KEY)) });
  } catch {
    // The browser forbids storage; the cart lasts for the page.
  }
}

if (typeof window !== "undefined") {
  readCart();
  // Another tab changed the cart, or cleared the whole storage.
  window.addEventListener("storage", ({ key }) => {
    if (key === CART_KEY || key === null) readCart();
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readCart();
  });
}
