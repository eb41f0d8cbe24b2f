import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type ManagedOffer, useRenewOffers } from "./use-offers.ts";

export function DeleteOfferDialog({ offer, isOpen, onClose }: DialogState & { offer: ManagedOffer }) {
  const { id, name } = offer;
  const renew = useRenewOffers();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await callApi("DELETE /api/admin/offers/{id}", { params: { id } });
      await renew();
    },
    onSuccess: () => toast.success(`${name} foi excluída`),
    onError: (error) => toast.error(`${name} não foi excluída`, { description: error.message }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Excluir oferta?"
      description={`“${name}” deixa de valer e sai desta lista com os seus números. Os pedidos já feitos guardam o desconto que receberam. Para parar por um tempo, pause.`}
      confirmLabel="Excluir"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
