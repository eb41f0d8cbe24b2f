import { callApi } from "#app/api/api-client.ts";
import { DeleteDialog } from "#app/features/admin/delete-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { type ManagedMethod, useRenewDelivery } from "./use-delivery-methods.ts";

export function DeleteMethodDialog({ method, ...state }: DialogState & { method: ManagedMethod }) {
  const { id, name } = method;
  const renew = useRenewDelivery();
  return (
    <DeleteDialog
      {...state}
      name={name}
      title="Excluir forma de entrega?"
      description={`“${name}” sai da loja com todos os seus preços. Os pedidos já feitos guardam a entrega que têm. Para escondê-la por um tempo, pause.`}
      work={async () => {
        await callApi("DELETE /api/admin/delivery-methods/{id}", { params: { id } });
        await renew();
      }}
    />
  );
}
