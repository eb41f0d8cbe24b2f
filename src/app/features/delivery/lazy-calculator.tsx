import { type ComponentType, lazy, Suspense } from "react";
import type { Shirts } from "./load-prices.ts";

/**
 * In the browser the calculator is loaded after the page, which shows meanwhile what the server has rendered. Where its
 * file is gone after a deployment, the cart still says what a delivery costs.
 */
const DeliveryCalculator = import.meta.env.SSR
  ? (await import("./delivery-calculator.tsx")).default
  : lazy<ComponentType<Shirts>>(() =>
      import("./delivery-calculator.tsx").catch(() => ({ default: () => null })),
    );

export function LazyCalculator(shirts: Shirts) {
  return (
    <Suspense fallback={null}>
      <DeliveryCalculator {...shirts} />
    </Suspense>
  );
}
