import { BannersScreen } from "#app/features/admin-banners/banners-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/banners";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Banners", matches) }, { name: "robots", content: "noindex" }];
}

export default function AdminBanners() {
  return <BannersScreen />;
}
