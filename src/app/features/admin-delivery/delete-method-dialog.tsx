import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type ManagedMethod, useRenewDelivery } from "./use-delivery-methods.ts";

export function DeleteMethodDialog({ method, isOpen, onClose }: DialogState & { method: ManagedMethod }) {
  const { id, name } = method;
  const renew = useRenewDelivery();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await callApi("DELETE /api/admin/delivery-methods/{id}", { params: { id } });
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
      title="Excluir forma de entrega?"
      description={`“${name}” sai da loja com todos os seus preços. Os pedidos já feitos guardam a entrega que têm. Para escondê-la por um tempo, pause.`}
      confirmLabel="Excluir"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
