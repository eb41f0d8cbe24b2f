import { CART_TEAM_KEY, type CartTeam } from "#app/features/checkout/cart-team.ts";

/** The order that is then placed tells the shop that this team has ordered. */
export function rememberCartTeam(team: CartTeam): void {
  try {
    localStorage.setItem(CART_TEAM_KEY, JSON.stringify(team));
  } catch {
    // Storage is forbidden or full; the order is placed all the same.
  }
}
