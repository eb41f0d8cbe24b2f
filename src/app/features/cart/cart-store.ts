import { create } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { addItem, type CartItem } from "#domain/cart/cart.ts";
import { CART_VERSION, readStoredCart, writeStoredCart } from "#domain/cart/stored-cart.ts";

interface CartState {
  items: CartItem[];
  add(item: CartItem): void;
}

export const CART_KEY = "cart-storage";

/** Absent while a page is rendered on the server, and where the browser forbids it: the cart then lasts for the page. */
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
      // Full: the cart still holds for this page.
    }
  },
  removeItem: (name) => browserStorage()?.removeItem(name),
};

/** The cart lives in the browser, under the key that the shop's contract names. */
export const useCart = create<CartState>()(
  persist(
    (set) => ({
      items: [],
      add: (item) => set(({ items }) => ({ items: addItem(items, item) })),
    }),
    { name: CART_KEY, version: CART_VERSION, storage, partialize: ({ items }) => ({ items }) },
  ),
);

/** For the rules of the cart: `changeCart((items) => setQuantity(items, key, 2))`. */
export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  useCart.setState(({ items }) => ({ items: change(items) }));
}

if (typeof window !== "undefined") {
  const readAgain = () => void useCart.persist.rehydrate();
  // Another tab changed the cart, or emptied the whole storage.
  window.addEventListener("storage", ({ key }) => {
    if (key === CART_KEY || key === null) readAgain();
  });
  // A page that slept in the browser's history heard nothing of it.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
}
