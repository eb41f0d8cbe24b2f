import { PlugZap } from "lucide-react";
import { ConnectionButtons } from "#app/features/admin-connections/connection-buttons.tsx";
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
      <ConnectionButtons
        account={account}
        pausing={pause}
        onDisconnect={() => onAction({ kind: "disconnect" })}
      />
    </>
  );
}
