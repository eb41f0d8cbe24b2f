import { CartPage } from "#app/features/checkout/cart-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/cart";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, { subject: "Carrinho", path: "/carrinho" });
}

export default function Cart() {
  return <CartPage />;
}
