import { type CartItem, lineKey } from "#domain/cart/cart.ts";

export const CART_TEAM_KEY = "cart-team";

/** The team order whose shirts went into the cart, with its captain's key, and their lines there. */
export interface CartTeam {
  team: { token: string; secret: string };
  lines: readonly string[];
}

export function readCartTeam(): Partial<CartTeam> | null {
  try {
    return JSON.parse(localStorage.getItem(CART_TEAM_KEY) ?? "");
  } catch {
    return null;
  }
}

/** What the order says of the team: nothing once none of its shirts is in the cart. */
export function teamOfCart(items: readonly CartItem[]) {
  const found = readCartTeam();
  return items.some((item) => found?.lines?.includes(lineKey(item))) ? found?.team : undefined;
}
