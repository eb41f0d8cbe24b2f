import { Pause, Play, Unplug } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { OnMethodAction } from "../method-action.ts";
import { type MelhorEnvioAccount, usePauseMelhorEnvio } from "./use-melhor-envio.ts";

export interface AccountActionProps {
  account: MelhorEnvioAccount;
  onAction: OnMethodAction;
}

/** What can be done with a connected account, beside changing it. */
export function AccountActions({ account, onAction }: AccountActionProps) {
  const { mutate, isPending } = usePauseMelhorEnvio();
  return (
    <>
      <Button
        variant="outline"
        size="app"
        icon={account.active ? <Pause /> : <Play />}
        busy={isPending}
        onClick={() => mutate(account)}
      >
        {account.active ? "Pausar" : "Ativar"}
      </Button>
      <Button variant="ghost" size="app" icon={<Unplug />} onClick={() => onAction({ kind: "disconnect" })}>
        Desconectar
      </Button>
    </>
  );
}
