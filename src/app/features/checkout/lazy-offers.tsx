import type { CartOffersProps } from "#app/features/offers/cart-offers.tsx";
import { useLoadedPart } from "./use-loaded-part.ts";

const load = () => import("#app/features/offers/cart-offers.tsx").then(({ CartOffers }) => CartOffers);

/** What offers give, for shops that have some. */
export function LazyOffers(props: CartOffersProps) {
  const CartOffers = useLoadedPart(load);
  return CartOffers && <CartOffers {...props} />;
}
