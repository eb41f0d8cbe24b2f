import { CloudOff, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { useConnection, watchConnection } from "#app/features/connection/connection.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { NoOrders } from "../no-orders.tsx";
import { CopiedOrderList } from "./copied-order-list.tsx";
import { CopyNotice } from "./copy-notice.tsx";
import { useStoredCopies } from "./use-stored-copies.ts";

interface CopiedOrdersScreenProps {
  onRetry: () => void;
  /** Shown where no copy is stored on this device. */
  otherwise: ReactNode;
}

/** The back-office opened offline: it shows only the stored copies of orders. */
export function CopiedOrdersScreen({ onRetry, otherwise }: CopiedOrdersScreenProps) {
  const copies = useStoredCopies();
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

/** Retries when the network is back. */
function useRetryWithNet(onRetry: () => void): void {
  useEffect(() => {
    watchConnection();
    return useConnection.subscribe(({ net }, before) => {
      if (net === "up" && before.net !== "up") onRetry();
    });
  }, [onRetry]);
}
