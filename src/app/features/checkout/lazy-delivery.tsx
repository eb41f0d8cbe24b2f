import { useLoaded } from "#app/features/connection/use-loaded.ts";
import type { CartDeliveryProps } from "./cart-delivery.tsx";
import { useDeliveryDraft } from "./delivery-draft.ts";

const load = () => import("./cart-delivery.tsx").then(({ CartDelivery }) => CartDelivery);

/** The choice of a delivery, for shops that have one. */
export function LazyDelivery(props: CartDeliveryProps) {
  const CartDelivery = useLoaded(
    load,
    useDeliveryDraft((state) => state.refused),
  );
  return CartDelivery && <CartDelivery {...props} />;
}
