import { Pause, Play, PlugZap, Unplug } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { AccountActionProps } from "./account-action.ts";
import { usePauseMercadoPago, useTryMercadoPago } from "./use-mercado-pago.ts";

/** What can be done with a connected account, beside changing it. */
export function AccountActions({ account, onAction }: AccountActionProps) {
  const pause = usePauseMercadoPago();
  const attempt = useTryMercadoPago();
  return (
    <>
      <Button
        variant="outline"
        size="app"
        icon={<PlugZap />}
        busy={attempt.isPending}
        busyLabel="Testando..."
        onClick={() => attempt.mutate()}
      >
        Testar conexão
      </Button>
      <Button
        variant="outline"
        size="app"
        icon={account.active ? <Pause /> : <Play />}
        busy={pause.isPending}
        onClick={() => pause.mutate(account)}
      >
        {account.active ? "Pausar" : "Ativar"}
      </Button>
      <Button variant="ghost" size="app" icon={<Unplug />} onClick={() => onAction({ kind: "disconnect" })}>
        Desconectar
      </Button>
    </>
  );
}
