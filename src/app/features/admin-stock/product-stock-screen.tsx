import { ArrowLeft, Pencil } from "lucide-react";
import { ApiError } from "#app/api/api-client.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { toLeadTime } from "#domain/stock/lead-time-input.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { MovementsPanel } from "./movements-panel.tsx";
import { type ProductStock, useStock } from "./stock-queries.ts";
import { UnitsForm } from "./units-form.tsx";

export function ProductStockScreen({ id }: { id: string }) {
  const { data: product, error, refetch } = useStock(id);
  if (!product) {
    return (
      <AdminPage title="Estoque" actions={<BackToList />}>
        {error ? <Failed error={error} onRetry={refetch} /> : <StockSkeleton />}
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={product.name}
      description={describe(product)}
      actions={
        <>
          <BackToList />
          <ButtonLink
            variant="outline"
            size="app"
            icon={<Pencil />}
            to={`/admin/produtos?produto=${product.id}`}
          >
            Editar produto
          </ButtonLink>
        </>
      }
    >
      <UnitsForm key={product.id} product={product} />
      <MovementsPanel product={product} />
    </AdminPage>
  );
}

function describe({ code, lead_time }: ProductStock): string {
  const parts = [code, lead_time && describeLeadTime(toLeadTime(lead_time))].filter(Boolean);
  return parts.join(" · ") || "Unidades de cada tamanho";
}

function BackToList() {
  return (
    <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/estoque">
      Estoque
    </ButtonLink>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const isGone = error instanceof ApiError && error.code === "not_found";
  return (
    <Panel>
      {isGone ? (
        <EmptyState
          title="Produto não encontrado"
          text="O endereço pode estar errado, ou o produto foi excluído."
        />
      ) : (
        <LoadFailed title="Não foi possível carregar o estoque" error={error} onRetry={onRetry} />
      )}
    </Panel>
  );
}

function StockSkeleton() {
  return (
    <Loading label="Carregando estoque...">
      <div className="grid gap-5">
        <Skeleton className="h-80" />
        <Skeleton className="h-60" />
      </div>
    </Loading>
  );
}
