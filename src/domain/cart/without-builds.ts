import type { CartItem } from "./cart.ts";

/** The lines of a shopper who leaves nothing to others any more. */
export const withoutBuilds = (items: readonly CartItem[]): CartItem[] =>
  items.map(({ build: _, ...item }) => item);
