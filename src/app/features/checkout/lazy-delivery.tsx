import { type ComponentType, useEffect, useState } from "react";
import { useConnection } from "#app/features/connection/connection.ts";
import type { CartDeliveryProps } from "./cart-delivery.tsx";
import { useDeliveryDraft } from "./delivery-draft.ts";

/** The choice of a delivery, loaded on demand: many shops have none. A failed attempt is repeated when something changes. */
export function LazyDelivery(props: CartDeliveryProps) {
  const [CartDelivery, setCartDelivery] = useState<ComponentType<CartDeliveryProps>>();
  const net = useConnection((connection) => connection.net);
  const refused = useDeliveryDraft((state) => state.refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    import("./cart-delivery.tsx").then(
      (loaded) => setCartDelivery(() => loaded.CartDelivery),
      // The order can be sent all the same: the shop then answers what may be chosen.
      () => {},
    );
  }, [net, refused]);
  return CartDelivery && <CartDelivery {...props} />;
}
