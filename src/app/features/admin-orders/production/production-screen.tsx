import { ArrowLeft, Printer } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useAddress } from "#app/features/admin/use-address.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { countSizes, MAX_ON_SHEET } from "#domain/orders/production-sheet.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segments } from "#ui/segments.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import type { ProductionOrder } from "../admin-order.ts";
import { useProduction } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";
import { PressRun } from "./press-run.tsx";
import { ProductionSheet } from "./production-sheet.tsx";
import { type ProductionView, productionTitles, readProductionView } from "./production-view.ts";
import { useMadeShirts } from "./use-made-shirts.ts";

const views = [
  { value: "ficha", label: "Ficha" },
  { value: "lote", label: "Lote" },
] as const;

/** The shirts to make: on paper, or in groups for the heat press. Both have the same ticks. */
export function ProductionScreen() {
  const { params, write } = useAddress();
  const may = useMay();
  const view = readProductionView(params);
  const ids = params.get("ids") || undefined;
  const hasUnpaid = params.get("nao_pagos") === "sim";
  // Whoever has chosen orders sees all that was chosen.
  const isPaidOnly = view === "lote" && !ids && !hasUnpaid;
  const production = useProduction({ ids, paid: isPaidOnly ? "true" : undefined });
  const made = useMadeShirts();
  const orders = production.data ?? [];
  const change = (changes: Record<string, string | null>) =>
    write(changes, { replace: true, preventScrollReset: true });

  return (
    <AdminPage
      title={productionTitles[view]}
      description={orders.length > 0 ? describeAmount(orders) : undefined}
      actions={
        <>
          {may("orders") && (
            <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/pedidos">
              Voltar aos pedidos
            </ButtonLink>
          )}
          {view === "ficha" && (
            <Button
              size="app"
              icon={<Printer />}
              disabled={orders.length === 0}
              onClick={() => window.print()}
            >
              Imprimir
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Segments
          label="Ver a produção como"
          options={views}
          value={view}
          onValueChange={(value) => change({ visao: value === "lote" ? "lote" : null, nao_pagos: null })}
        />
        {view === "lote" && !ids && (
          <SwitchRow
            label="Incluir não pagos"
            className="max-md:w-full"
            checked={hasUnpaid}
            onChange={(event) => change({ nao_pagos: event.target.checked ? "sim" : null })}
          />
        )}
      </div>
      {orders.length === 0 ? (
        <Panel>
          <NoOrders production={production} isPaidOnly={isPaidOnly} />
        </Panel>
      ) : (
        <>
          {!ids && orders.length === MAX_ON_SHEET && (
            <div className="print:hidden">
              <Alert tone="info">{orderTexts.oldestOnly(MAX_ON_SHEET)}</Alert>
            </div>
          )}
          <Shirts view={view} orders={orders} made={made} />
        </>
      )}
    </AdminPage>
  );
}

interface ShirtsProps {
  view: ProductionView;
  orders: readonly ProductionOrder[];
  made: ReturnType<typeof useMadeShirts>;
}

const Shirts = ({ view, ...shown }: ShirtsProps) =>
  view === "lote" ? <PressRun {...shown} /> : <ProductionSheet {...shown} />;

interface NoOrdersProps {
  production: ReturnType<typeof useProduction>;
  isPaidOnly: boolean;
}

/** Why there is nothing to see: it failed, it is still loading, or there is nothing to do. */
function NoOrders({ production: { error, isPending, refetch }, isPaidOnly }: NoOrdersProps) {
  if (error) return <LoadFailed title={orderTexts.loadFailed} error={error} onRetry={refetch} />;
  if (isPending) return <TableSkeleton label={orderTexts.loading} picture />;
  const text = isPaidOnly
    ? "Os pedidos pagos que faltam produzir aparecem aqui."
    : "Não há pedidos pendentes para produzir.";
  return <EmptyState title={orderTexts.nothingToProduce} text={text} />;
}

function describeAmount(orders: readonly ProductionOrder[]): string {
  const units = countSizes(orders).reduce((sum, { count }) => sum + count, 0);
  return `${countOf(orders.length, "pedido")}, ${countOf(units, "peça")}`;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
