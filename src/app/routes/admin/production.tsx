import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { readPaperKind, sheetTitle } from "#app/features/admin-orders/papers/sheet-title.ts";
import { ProductionSheet } from "#app/features/admin-orders/production-sheet.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/production";

const PapersScreen = lazy(async () => ({
  default: (await import("#app/features/admin-orders/papers/papers-screen.tsx")).PapersScreen,
}));

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const title = pageTitle(sheetTitle(new URLSearchParams(location.search)), matches);
  return [{ title }, { name: "robots", content: "noindex" }];
}

/** What is printed about chosen orders: the sheet for those who make them, or what goes with the parcel. */
export default function AdminProduction() {
  const [params] = useSearchParams();
  const kind = readPaperKind(params);
  if (!kind) return <ProductionSheet />;
  return (
    <Suspense fallback={<TableSkeleton label="Carregando pedidos..." />}>
      <PapersScreen kind={kind} />
    </Suspense>
  );
}
