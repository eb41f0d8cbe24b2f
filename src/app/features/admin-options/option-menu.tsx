import { useMutation } from "@tanstack/react-query";
import { EllipsisVertical, Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { callApi } from "#app/api/api-client.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import type { OnOptionAction } from "./option-action.ts";
import { type LibraryOption, useRenewLibrary } from "./use-library.ts";

export function OptionMenu({ option, onAction }: { option: LibraryOption; onAction: OnOptionAction }) {
  const { name, is_offered } = option;
  const offer = useOffering(option);
  return (
    <Menu
      trigger={
        <IconButton label={`Ações de ${name}`} size="sm" className="max-lg:-my-2">
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onAction({ kind: "edit", option })}>
        Editar
      </MenuItem>
      <MenuItem icon={is_offered ? <EyeOff /> : <Eye />} onSelect={() => offer(!is_offered)}>
        {is_offered ? "Tirar de venda" : "Voltar a vender"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => onAction({ kind: "delete", option })}>
        Excluir
      </MenuItem>
    </Menu>
  );
}

/** Withdraws an option from all products, or offers it again, without opening its form. */
function useOffering({ id, name, price_cents, patch, updated_at }: LibraryOption) {
  const renew = useRenewLibrary();
  const { mutate } = useMutation({
    mutationFn: (is_offered: boolean) =>
      callApi("PUT /api/admin/product-options/{id}", {
        params: { id },
        body: { name, price_cents, patch, is_offered, updated_at },
      }),
    onSuccess: ({ is_offered }) => {
      toast.success(is_offered ? `${name} voltou à venda` : `${name} saiu de venda`);
      return renew();
    },
    onError: (error) => {
      toast.error(`${name} não foi alterada`, { description: error.message });
      return renew();
    },
  });
  return mutate;
}
