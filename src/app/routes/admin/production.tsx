import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { readPaperKind, sheetTitle } from "#app/features/admin-orders/papers/sheet-title.ts";
import { ProductionScreen } from "#app/features/admin-orders/production/production-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/production";

const PapersScreen = lazy(async () => ({
  default: (await import("#app/features/admin-orders/papers/papers-screen.tsx")).PapersScreen,
}));

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const title = pageTitle(sheetTitle(new URLSearchParams(location.search)), matches);
  return [{ title }, { name: "robots", content: "noindex" }];
}

/** The shirts to make, for paper or for the press; or what is printed for the parcels of chosen orders. */
export default function AdminProduction() {
  const [params] = useSearchParams();
  const kind = readPaperKind(params);
  if (!kind) return <ProductionScreen />;
  return (
    <Suspense fallback={<TableSkeleton label="Carregando pedidos..." />}>
      <PapersScreen kind={kind} />
    </Suspense>
  );
}
