import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { OrderCard } from "./order-card.tsx";
import type { OwnOrders } from "./use-own-orders.ts";

/** The signed-in customer's orders, in each state of loading. */
export function OwnOrderList({ own, onRetry }: { own: OwnOrders; onRetry: () => void }) {
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
    </div>
  );
}
