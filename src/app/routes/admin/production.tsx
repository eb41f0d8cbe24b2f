import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { ProductionSheet } from "#app/features/admin-orders/production-sheet.tsx";
import { pageTitle } from "#app/page-title.ts";
import { paperKinds } from "#domain/papers/paper.ts";
import type { Route } from "./+types/production";

const PapersScreen = lazy(async () => ({
  default: (await import("#app/features/admin-orders/papers/papers-screen.tsx")).PapersScreen,
}));

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Ficha de produção", matches) }, { name: "robots", content: "noindex" }];
}

/** What is printed about chosen orders: the sheet for those who make them, or what goes with the parcel. */
export default function AdminProduction() {
  const [params] = useSearchParams();
  const paper = params.get("folha") ?? "";
  if (!Object.hasOwn(paperKinds, paper)) return <ProductionSheet />;
  return (
    <Suspense fallback={<TableSkeleton label="Carregando pedidos..." />}>
      <PapersScreen kind={paperKinds[paper as keyof typeof paperKinds]} />
    </Suspense>
  );
}
