import { ProductFeedScreen } from "#app/features/admin-product-feed/product-feed-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/product-feed";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Google e Meta", matches) }];
}

export default function AdminProductFeed() {
  return <ProductFeedScreen />;
}
