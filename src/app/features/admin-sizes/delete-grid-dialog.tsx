import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type ManagedGrid, useRenewGrids } from "./use-size-grids.ts";

export function DeleteGridDialog({ grid, isOpen, onClose }: DialogState & { grid: ManagedGrid }) {
  const { id, name } = grid;
  const renew = useRenewGrids();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await callApi("DELETE /api/admin/size-grids/{id}", { params: { id } });
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
      title="Excluir grade?"
      description={`“${name}” sai desta lista com os seus tamanhos e medidas. Os pedidos já feitos guardam o tamanho que foi escolhido. Uma grade em uso não pode ser excluída.`}
      confirmLabel="Excluir"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
