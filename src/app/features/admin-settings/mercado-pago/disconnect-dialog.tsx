import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { DisconnectDialog } from "#app/features/admin-connections/disconnect-dialog.tsx";
import { useDisconnect } from "./use-mercado-pago.ts";

export function DisconnectMercadoPago(state: DialogState) {
  return (
    <DisconnectDialog
      {...state}
      service="Mercado Pago"
      description="A loja apaga as credenciais e deixa de saber dos pagamentos, também dos códigos que os clientes já têm: confira esses no Mercado Pago. Os pedidos pagos continuam pagos."
      disconnecting={useDisconnect()}
    />
  );
}
