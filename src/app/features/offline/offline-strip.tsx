import { CloudOff, PackageOpen, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useOwnWaitingOrders } from "#app/features/checkout/waiting-orders.ts";
import { useConnection, watchConnection } from "#app/features/connection/connection.ts";
import { guardPrivateCopy } from "#app/features/private-copies/guard-copy.ts";
import { useSession } from "#app/features/session/session.ts";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { registerWorker, useNewVersion } from "./register-worker.ts";

/** A line above the page while the device is offline, an order waits, or a new version is available. */
export function OfflineStrip() {
  useEffect(() => {
    registerWorker();
    watchConnection();
    void guardPrivateCopy(useSession.getState());
    return useSession.subscribe(guardPrivateCopy);
  }, []);
  return (
    <div role="status" className="relative z-1">
      <Notice />
    </div>
  );
}

function Notice() {
  const net = useConnection((state) => state.net);
  const waiting = useOwnWaitingOrders().length;
  const isNew = useNewVersion((state) => state.isThere);
  const { pathname } = useLocation();

  if (net === "off") {
    return (
      <Line icon={<CloudOff />}>
        Você está sem internet. As páginas que você já viu e o carrinho continuam aqui.
      </Line>
    );
  }
  if (net === "silent") {
    return (
      <Line icon={<CloudOff />}>
        A loja não está respondendo. Você vê o que ficou guardado neste aparelho.
      </Line>
    );
  }
  if (waiting > 0 && pathname !== "/carrinho") {
    return (
      <Line
        icon={<PackageOpen />}
        action={
          <ButtonLink to="/carrinho" variant="outline" size="app">
            {waiting === 1 ? "Ver pedido" : "Ver pedidos"}
          </ButtonLink>
        }
      >
        {waiting === 1
          ? "Um pedido guardado neste aparelho ainda não foi enviado."
          : `${waiting} pedidos guardados neste aparelho ainda não foram enviados.`}
      </Line>
    );
  }
  if (isNew) {
    return (
      <Line
        icon={<RefreshCw />}
        action={
          <button
            type="button"
            className={buttonClass({ variant: "outline", size: "app" })}
            onClick={() => location.reload()}
          >
            Atualizar
          </button>
        }
      >
        A loja tem uma versão nova.
      </Line>
    );
  }
  return null;
}

function Line({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-line border-b bg-raised">
      <div className="wrap flex min-h-11 items-center gap-3 py-1.5 text-small [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-canary">
        {icon}
        <p className="min-w-0 flex-1">{children}</p>
        {action}
      </div>
    </div>
  );
}
