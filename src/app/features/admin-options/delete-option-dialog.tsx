import { callApi } from "#app/api/api-client.ts";
import { DeleteDialog } from "#app/features/admin/delete-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { type LibraryOption, useRenewLibrary } from "./use-library.ts";

export function DeleteOptionDialog({ option, ...state }: DialogState & { option: LibraryOption }) {
  const { id, name } = option;
  const renew = useRenewLibrary();
  return (
    <DeleteDialog
      {...state}
      name={name}
      title="Excluir opção?"
      description={`“${name}” sai desta lista. Os pedidos já feitos a guardam, com o preço e a imagem. Uma opção em uso não pode ser excluída, mas pode ser tirada de venda.`}
      work={async () => {
        await callApi("DELETE /api/admin/product-options/{id}", { params: { id } });
        await renew();
      }}
    />
  );
}
