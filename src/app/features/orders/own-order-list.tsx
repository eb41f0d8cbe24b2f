import { useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { OrderCard } from "./order-card.tsx";
import type { OwnOrders } from "./use-own-orders.ts";

interface OwnOrderListProps {
  own: OwnOrders;
  onRetry: () => void;
  onMore: () => Promise<void>;
}

/** The signed-in customer's orders, in each state of loading. */
export function OwnOrderList({ own, onRetry, onMore }: OwnOrderListProps) {
  if (own.status === "failed") {
    return (
      <EmptyState
        title={checkoutTexts.ordersFailed}
        action={
          <Button variant="outline" onClick={onRetry}>
            Tentar novamente
          </Button>
        }
      />
    );
  }
  if (own.status !== "known") {
    return (
      <Loading label="Carregando pedidos..." className="grid gap-4">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  if (own.orders.length === 0) {
    return (
      <EmptyState
        title="Você ainda não fez nenhum pedido"
        text="Quando fizer o primeiro, ele aparece aqui com o status e os itens."
        action={<ButtonLink to="/">Ver as camisas</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {own.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {own.hasMore && <MoreOrders onMore={onMore} />}
    </div>
  );
}

function MoreOrders({ onMore }: Pick<OwnOrderListProps, "onMore">) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  async function more() {
    setState("busy");
    try {
      await onMore();
      setState("idle");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setState("failed");
    }
  }
  return (
    <div className="mt-4 grid justify-items-center gap-4">
      {state === "failed" && <Alert>{checkoutTexts.ordersFailed}</Alert>}
      <Button variant="quiet" busy={state === "busy"} onClick={more}>
        Mostrar mais pedidos
      </Button>
    </div>
  );
}
