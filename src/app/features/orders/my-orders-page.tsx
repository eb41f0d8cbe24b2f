import { ReceiptText } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { OrderSuccess } from "./order-success.tsx";
import { OwnOrderList } from "./own-order-list.tsx";
import { readPlaced } from "./placed-order.ts";
import { StoreHelp } from "./store-help.tsx";
import { useOwnOrders } from "./use-own-orders.ts";

/** Shows the confirmation just after an order, the orders of a signed-in customer, or a link to the sign-in. */
export function MyOrdersPage({ whatsapp }: { whatsapp: string }) {
  const { state } = useLocation();
  const { own, reload, loadMore } = useOwnOrders();
  // Server rendering knows neither the visitor nor the browser's history.
  const placed = useHydrated() ? readPlaced(state) : undefined;

  if (placed) {
    return (
      <>
        <OrderSuccess placed={placed} whatsapp={whatsapp} />
        {own.status !== "visitor" && (
          <section aria-labelledby="pedidos" className="wrap grid gap-6 pb-section">
            <h2 id="pedidos" className="font-display font-extrabold text-section">
              Seus pedidos
            </h2>
            <OwnOrderList own={own} onRetry={reload} onMore={loadMore} />
          </section>
        )}
      </>
    );
  }
  if (own.status === "visitor") return <Invitation whatsapp={whatsapp} />;
  return (
    <div className="wrap pt-6 pb-section lg:pt-8">
      <h1 className="pb-4 font-display font-extrabold text-title lg:pb-6">Meus pedidos</h1>
      <section aria-labelledby="pedidos">
        <h2 id="pedidos" className="sr-only">
          Seus pedidos
        </h2>
        <OwnOrderList own={own} onRetry={reload} onMore={loadMore} />
      </section>
      <StoreHelp whatsapp={whatsapp} className="mt-8" />
    </div>
  );
}

function Invitation({ whatsapp }: { whatsapp: string }) {
  return (
    <>
      <EmptyState
        page
        className="min-h-110! pb-8!"
        icon={<ReceiptText className="size-16" strokeWidth={1.25} />}
        title="Meus pedidos"
        text="Entre na sua conta para ver os seus pedidos, acompanhar o status e comprar novamente."
        action={
          <>
            <ButtonLink to="/login?redirect=/meus-pedidos">Entrar</ButtonLink>
            <ButtonLink to="/cadastro?redirect=/meus-pedidos" variant="outline">
              Criar Conta
            </ButtonLink>
          </>
        }
      />
      <StoreHelp whatsapp={whatsapp} className="px-gutter pb-14" />
    </>
  );
}
