import { ArrowLeft, Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useMay } from "#app/features/session/staff-role.ts";
import { countSizes, layoutSheet, shirtsPerPage } from "#domain/orders/production-sheet.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ProductionOrder } from "./admin-order.ts";
import { useProduction } from "./order-queries.ts";
import { orderTexts } from "./order-texts.ts";
import { ProductionShirt } from "./production-shirt.tsx";
import { useMadeShirts } from "./use-made-shirts.ts";

/** The shirts to make, as the printer puts them on paper: eight or, with options, six to a page, each with a box to tick. */
export function ProductionSheet() {
  const [params] = useSearchParams();
  const may = useMay();
  const { data: orders, error, refetch, isPending } = useProduction(params.get("ids") || undefined);
  return (
    <AdminPage
      title="Ficha de produção"
      description={orders && orders.length > 0 ? describeAmount(orders) : undefined}
      actions={
        <>
          {may("orders") && (
            <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/pedidos">
              Voltar aos pedidos
            </ButtonLink>
          )}
          <Button size="app" icon={<Printer />} disabled={!orders?.length} onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    >
      {orders && orders.length > 0 ? (
        <SheetPages orders={orders} />
      ) : (
        <Panel>
          {error ? (
            <LoadFailed title={orderTexts.loadFailed} error={error} onRetry={refetch} />
          ) : isPending ? (
            <TableSkeleton label={orderTexts.loading} picture />
          ) : (
            <EmptyState title={orderTexts.none} text="Não há pedidos pendentes para produzir." />
          )}
        </Panel>
      )}
    </AdminPage>
  );
}

function SheetPages({ orders }: { orders: readonly ProductionOrder[] }) {
  const pages = layoutSheet(orders);
  const perPage = shirtsPerPage(orders);
  const { isMade, setMade } = useMadeShirts();
  return (
    <div className="print:-mt-1">
      {pages.map((shirts, index) => (
        <section
          key={shirts[0]?.key}
          aria-label={`Página ${index + 1} de ${pages.length}`}
          className="paper mx-auto mb-4 max-w-[210mm] rounded-card bg-ground p-2 text-text last:mb-0 not-last:break-after-page md:p-6 print:m-0 print:max-w-none print:rounded-none print:p-0"
        >
          {index === 0 && <SizeTotals orders={orders} />}
          <ul className="grid gap-2 md:grid-cols-2 md:gap-3 print:grid-cols-2 print:gap-[3mm]">
            {shirts.map((shirt) => (
              <ProductionShirt
                key={shirt.key}
                shirt={shirt}
                perPage={perPage}
                isMade={isMade(shirt.key)}
                onMade={(made) => setMade(shirt.key, made)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SizeTotals({ orders }: { orders: readonly ProductionOrder[] }) {
  return (
    <dl
      aria-label="Peças por tamanho"
      className="mb-3 flex flex-wrap gap-x-6 gap-y-1 border-text border-b-2 pb-2 max-md:px-2 print:px-0"
    >
      {countSizes(orders).map(({ size, count }) => (
        <div key={size} className="flex items-baseline gap-2">
          <dt className="text-muted text-small">Tamanho {size}</dt>
          <dd className="font-bold font-display text-[24px] tabular-nums leading-7">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeAmount(orders: readonly ProductionOrder[]): string {
  const units = countSizes(orders).reduce((sum, { count }) => sum + count, 0);
  return `${countOf(orders.length, "pedido")}, ${countOf(units, "peça")}`;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
