import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { addItem, type CartItem } from "#domain/cart/cart.ts";

interface CartState {
  items: CartItem[];
  add(item: CartItem): void;
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
      storage: createJSONStorage(() => localStorage),
      partialize: ({ items }) => ({ items }),
    },
  ),
);
