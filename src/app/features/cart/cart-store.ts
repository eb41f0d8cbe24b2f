import { create } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import { addItem, type CartItem } from "#domain/cart/cart.ts";

interface CartState {
  items: CartItem[];
  add(item: CartItem): void;
}

/** While a page is rendered on the server there is no cart, and nothing to keep one in. */
function browserStorage(): StateStorage {
  if (typeof window !== "undefined") return window.localStorage;
  return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
}

/** The cart lives in the browser, under the key that the shop's contract names. */
export const useCart = create<CartState>()(
  persist(
    (set) => ({
      items: [],
      add: (item) => set(({ items }) => ({ items: addItem(items, item) })),
    }),
    {
      name: "cart-storage",
      version: 1,
      storage: createJSONStorage(browserStorage),
      partialize: ({ items }) => ({ items }),
    },
  ),
);
