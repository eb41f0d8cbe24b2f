import { ConnectionButtons } from "#app/features/admin-connections/connection-buttons.tsx";
import type { OnMethodAction } from "../method-action.ts";
import { type MelhorEnvioAccount, usePauseMelhorEnvio } from "./use-melhor-envio.ts";

export interface AccountActionProps {
  account: MelhorEnvioAccount;
  onAction: OnMethodAction;
}

/** What can be done with a connected account, beside changing it. */
export function AccountActions({ account, onAction }: AccountActionProps) {
  const pausing = usePauseMelhorEnvio();
  return (
    <ConnectionButtons
      account={account}
      pausing={pausing}
      onDisconnect={() => onAction({ kind: "disconnect" })}
    />
  );
}
