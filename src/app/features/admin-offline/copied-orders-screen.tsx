import { CloudOff, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { NoOrders } from "#app/features/admin-orders/no-orders.tsx";
import { useConnection, watchConnection } from "#app/features/offline/connection.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { CopiedOrderList } from "./copied-order-list.tsx";
import { CopyNotice } from "./copy-notice.tsx";
import { useKeptCopies } from "./use-kept-copies.ts";

interface CopiedOrdersScreenProps {
  onRetry: () => void;
  /** Where nothing was kept on this device. */
  otherwise: ReactNode;
}

/** The back-office, opened without a net: what was kept of the orders, and nothing else. */
export function CopiedOrdersScreen({ onRetry, otherwise }: CopiedOrdersScreenProps) {
  const copies = useKeptCopies();
  useRetryWithNet(onRetry);
  if (copies === undefined) return null;
  if (copies === null) return otherwise;
  return (
    <main id="conteudo" tabIndex={-1} className="min-h-dvh text-small">
      <p
        role="status"
        className="sticky top-0 z-30 flex min-h-11 items-center justify-center gap-2 bg-warn-ground px-4 py-2 text-warn"
      >
        <CloudOff aria-hidden="true" className="size-5 shrink-0" />
        Você está sem internet
      </p>
      <AdminPage
        title="Pedidos guardados"
        actions={
          <Button size="app" variant="outline" icon={<RefreshCw />} onClick={onRetry}>
            Tentar novamente
          </Button>
        }
      >
        <CopyNotice savedAt={copies.savedAt} />
        <Panel>
          {copies.orders.length === 0 ? <NoOrders filtered={false} /> : <CopiedOrderList copies={copies} />}
        </Panel>
      </AdminPage>
    </main>
  );
}

/** When the net is back, so is the back-office, by itself. */
function useRetryWithNet(onRetry: () => void): void {
  useEffect(() => {
    watchConnection();
    return useConnection.subscribe(({ net }, before) => {
      if (net === "up" && before.net !== "up") onRetry();
    });
  }, [onRetry]);
}
