import type { CartOffersProps } from "#app/features/offers/cart-offers.tsx";
import { useLoaded } from "./use-loaded.ts";

const load = () => import("#app/features/offers/cart-offers.tsx").then(({ CartOffers }) => CartOffers);

/** What offers give, for shops that have some. */
export function LazyOffers(props: CartOffersProps) {
  const CartOffers = useLoaded(load);
  return CartOffers && <CartOffers {...props} />;
}
