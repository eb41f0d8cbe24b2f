import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { DisconnectDialog } from "#app/features/admin-connections/disconnect-dialog.tsx";
import { useDisconnect } from "./use-melhor-envio.ts";

export function DisconnectMelhorEnvio(state: DialogState) {
  return (
    <DisconnectDialog
      {...state}
      service="Melhor Envio"
      description="A loja apaga o token e para de perguntar preços: os clientes veem só as suas formas de entrega. Os pedidos já feitos guardam a entrega que têm."
      disconnecting={useDisconnect()}
    />
  );
}
