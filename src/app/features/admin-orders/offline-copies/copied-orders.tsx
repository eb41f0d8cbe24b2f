import { CloudOff } from "lucide-react";
import { EmptyState } from "#ui/empty-state.tsx";
import { CopiedOrderDetail, CopiedOrderList } from "./copied-order-list.tsx";
import { CopyNotice } from "./copy-notice.tsx";
import { useStoredCopies } from "./use-stored-copies.ts";

/** Shown instead of the list while offline, if the list was not loaded before. */
export function CopiedOrders() {
  const copies = useStoredCopies();
  if (copies === undefined) return null;
  if (!copies || copies.orders.length === 0) {
    return (
      <NothingStored text="Nenhum pedido foi guardado neste aparelho. A lista aparece quando a conexão voltar." />
    );
  }
  return (
    <>
      <div className="p-4">
        <CopyNotice savedAt={copies.savedAt} />
      </div>
      <CopiedOrderList copies={copies} />
    </>
  );
}

/** The same for a single order whose details were not loaded before. */
export function CopiedOrder({ id }: { id: string }) {
  const copies = useStoredCopies();
  if (copies === undefined) return null;
  const order = copies?.orders.find((candidate) => candidate.id === id);
  if (!copies || !order) return <NothingStored text="Este pedido não foi guardado neste aparelho." />;
  return <CopiedOrderDetail order={order} savedAt={copies.savedAt} />;
}

function NothingStored({ text }: { text: string }) {
  return (
    <EmptyState
      icon={<CloudOff className="size-8 text-muted" />}
      title="Você está sem internet"
      text={text}
    />
  );
}
