import { create } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { addItem, type CartItem } from "#domain/cart/cart.ts";
import { CART_VERSION, readStoredCart, writeStoredCart } from "#domain/cart/stored-cart.ts";

interface CartState {
  items: CartItem[];
  add(item: CartItem): void;
}

export const CART_KEY = "cart-storage";

/** Undefined during server rendering and where the browser forbids storage; the cart then lasts for the page. */
function browserStorage(): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

const storage: PersistStorage<Pick<CartState, "items">> = {
  getItem: (name) => ({
    state: { items: readStoredCart(browserStorage()?.getItem(name) ?? null) },
    version: CART_VERSION,
  }),
  setItem: (name, { state }) => {
    try {
      browserStorage()?.setItem(name, writeStoredCart(state.items));
    } catch {
      // The storage is full; the cart still lasts for this page.
    }
  },
  removeItem: (name) => browserStorage()?.removeItem(name),
};

/** The cart is stored in the browser, under a key that is part of the shop's contract. */
export const useCart = create<CartState>()(
  persist(
    (set) => ({
      items: [],
      add: (item) => set(({ items }) => ({ items: addItem(items, item) })),
    }),
    { name: CART_KEY, version: CART_VERSION, storage, partialize: ({ items }) => ({ items }) },
  ),
);

/** Applies a function of the domain to the cart: `changeCart((items) => setQuantity(items, key, 2))`. */
export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  useCart.setState(({ items }) => ({ items: change(items) }));
}

if (typeof window !== "undefined") {
  const readAgain = () => void useCart.persist.rehydrate();
  // Another tab changed the cart, or cleared the whole storage.
  window.addEventListener("storage", ({ key }) => {
    if (key === CART_KEY || key === null) readAgain();
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
}
