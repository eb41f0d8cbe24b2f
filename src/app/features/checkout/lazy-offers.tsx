import { useLoaded } from "#app/features/connection/use-loaded.ts";
import type { CartOffersProps } from "#app/features/offers/cart-offers.tsx";

const load = () => import("#app/features/offers/cart-offers.tsx").then(({ CartOffers }) => CartOffers);

/** What offers give, for shops that have some. */
export function LazyOffers(props: CartOffersProps) {
  const CartOffers = useLoaded(load);
  return CartOffers && <CartOffers {...props} />;
}
