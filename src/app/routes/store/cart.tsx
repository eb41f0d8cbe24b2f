import { useRouteLoaderData } from "react-router";
import { CartPage } from "#app/features/checkout/cart-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/cart";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Carrinho", path: "/carrinho" });
}

export default function Cart() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root) return null;
  const { store, offersDelivery = false, offers } = root;
  return (
    <CartPage
      surchargeCents={store.customizationSurchargeCents}
      offersDelivery={offersDelivery}
      hasOffers={offers !== undefined}
    />
  );
}
