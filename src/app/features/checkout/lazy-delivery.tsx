import type { CartDeliveryProps } from "./cart-delivery.tsx";
import { useDeliveryDraft } from "./delivery-draft.ts";
import { useLoadedPart } from "./use-loaded-part.ts";

const load = () => import("./cart-delivery.tsx").then(({ CartDelivery }) => CartDelivery);

/** The choice of a delivery, for shops that have one. */
export function LazyDelivery(props: CartDeliveryProps) {
  const CartDelivery = useLoadedPart(
    load,
    useDeliveryDraft((state) => state.refused !== null),
  );
  return CartDelivery && <CartDelivery {...props} />;
}
