import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type OpenTeamOrder, useRenewTeamOrders } from "./use-team-orders.ts";

/** Asks before a team's list is deleted for ever. */
export function DeleteTeamOrderDialog({ order, isOpen, onClose }: DialogState & { order: OpenTeamOrder }) {
  const { id, team_name } = order;
  const renew = useRenewTeamOrders();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await callApi("DELETE /api/admin/team-orders/{id}", { params: { id } });
      await renew();
    },
    onSuccess: () => toast.success(`A lista do ${team_name} foi apagada`),
    onError: (error) =>
      toast.error(`A lista do ${team_name} não foi apagada`, { description: error.message }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Apagar o pedido do time?"
      description={`A lista do ${team_name} e todos os nomes saem para sempre, e o link deixa de valer para o capitão e os jogadores.`}
      confirmLabel="Apagar para sempre"
      busyLabel="Apagando..."
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
