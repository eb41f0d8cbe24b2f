import { callApi } from "#app/api/api-client.ts";
import { DeleteDialog } from "#app/features/admin/delete-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { type ManagedGrid, useRenewGrids } from "./use-size-grids.ts";

export function DeleteGridDialog({ grid, ...state }: DialogState & { grid: ManagedGrid }) {
  const { id, name } = grid;
  const renew = useRenewGrids();
  return (
    <DeleteDialog
      {...state}
      name={name}
      title="Excluir grade?"
      description={`“${name}” sai desta lista com os seus tamanhos e medidas. Os pedidos já feitos guardam o tamanho que foi escolhido. Uma grade em uso não pode ser excluída.`}
      work={async () => {
        await callApi("DELETE /api/admin/size-grids/{id}", { params: { id } });
        await renew();
      }}
    />
  );
}
