import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useAddress } from "#app/features/admin/use-address.ts";
import { FirstStepsPanel } from "#app/features/admin-first-steps/first-steps-panel.tsx";
import { TodayPanel } from "#app/features/admin-today/today-panel.tsx";
import { formatTime } from "#domain/orders/order-dates.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import { useDashboard } from "./dashboard.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { PaymentTokenNotice } from "./payment-token-notice.tsx";
import { readPeriodParams, writePeriodParams } from "./period-params.ts";
import { RecentOrders } from "./recent-orders.tsx";
import { SalesPanel } from "./sales-panel.tsx";
import { TokenNotice } from "./token-notice.tsx";
import { TopProducts } from "./top-products.tsx";

const FAILED = "Falha ao carregar os dados. Tente novamente.";

/** In the domain and the server the dashboard's figures belong to the feature `reports`. */
export function DashboardScreen() {
  const { params, write } = useAddress();
  const chosen = readPeriodParams(params);
  const { data, error, refetch, isPlaceholderData } = useDashboard(chosen.period, chosen.grouping);
  const { isRefreshing, refresh } = useRefresh(refetch);
  const updated = data && new Date(data.updated_at);

  return (
    <AdminPage
      title="Dashboard"
      description={updated ? `Atualizado às ${formatTime(updated)}` : "Carregando..."}
      actions={
        <Button
          size="app"
          variant="outline"
          icon={<RefreshCw />}
          busy={isRefreshing}
          onClick={() => void refresh()}
        >
          Atualizar Dados
        </Button>
      }
    >
      <TokenNotice />
      <PaymentTokenNotice />
      <TodayPanel />
      <FirstStepsPanel />
      {data && updated ? (
        <>
          <FigureCards {...data} />
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] [&>*]:min-w-0">
            <SalesPanel
              dashboard={data}
              {...chosen}
              isStale={isPlaceholderData}
              onChange={(period, grouping) =>
                write(writePeriodParams(period, grouping), {
                  fresh: true,
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
            <TopProducts products={data.top_products} />
          </div>
          <RecentOrders orders={data.recent_orders} now={updated} />
        </>
      ) : error ? (
        <Panel>
          <LoadFailed title={FAILED} error={error} onRetry={refetch} />
        </Panel>
      ) : (
        <DashboardSkeleton />
      )}
    </AdminPage>
  );
}

/** Refetches orders and products for this screen and for every screen that was open before. */
function useRefresh(refetch: () => Promise<{ isError: boolean; error: Error | null }>) {
  const queries = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["orders"] }),
      queries.invalidateQueries({ queryKey: ["products"] }),
      queries.invalidateQueries({ queryKey: ["today"] }),
    ]);
    const { isError, error } = await refetch();
    setRefreshing(false);
    if (isError) toast.error(FAILED, { description: error?.message });
    else toast.success("Dados atualizados");
  }
  return { isRefreshing, refresh };
}
