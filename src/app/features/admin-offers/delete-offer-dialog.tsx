import { callApi } from "#app/api/api-client.ts";
import { DeleteDialog } from "#app/features/admin/delete-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { type ManagedOffer, useRenewOffers } from "./use-offers.ts";

export function DeleteOfferDialog({ offer, ...state }: DialogState & { offer: ManagedOffer }) {
  const { id, name } = offer;
  const renew = useRenewOffers();
  return (
    <DeleteDialog
      {...state}
      name={name}
      title="Excluir oferta?"
      description={`“${name}” deixa de valer e sai desta lista com os seus números. Os pedidos já feitos guardam o desconto que receberam. Para parar por um tempo, pause.`}
      work={async () => {
        await callApi("DELETE /api/admin/offers/{id}", { params: { id } });
        await renew();
      }}
    />
  );
}
