import { create } from "zustand";
import { persist } from "zustand/middleware";

interface MenuWidth {
  collapsed: boolean;
  toggle: () => void;
}

/** Whether the side menu is 280 or 80 px wide, remembered on this device. */
export const useMenuWidth = create<MenuWidth>()(
  persist(
    (set) => ({ collapsed: false, toggle: () => set(({ collapsed }) => ({ collapsed: !collapsed })) }),
    {
      name: "admin-menu",
      partialize: ({ collapsed }) => ({ collapsed }),
    },
  ),
);
