import { EllipsisVertical, Image as ImageIcon, ListPlus, Pencil, Ruler, Trash2 } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import type { OnAction } from "./category-action.ts";
import type { AdminCategory } from "./use-categories.ts";

export function CategoryMenu({ category, onAction }: { category: AdminCategory; onAction: OnAction }) {
  return (
    <Menu
      trigger={
        <IconButton label={`Ações de ${category.name}`} size="sm" className="max-lg:-my-2">
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onAction({ kind: "edit", category })}>
        Editar
      </MenuItem>
      <MenuItem icon={<ListPlus />} onSelect={() => onAction({ kind: "add-subcategory", category })}>
        Adicionar Subcategoria
      </MenuItem>
      <MenuItem icon={<ImageIcon />} onSelect={() => onAction({ kind: "image", category })}>
        Gerenciar Imagem
      </MenuItem>
      <MenuItem icon={<Ruler />} onSelect={() => onAction({ kind: "size-guide", category })}>
        Guia de tamanhos
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => onAction({ kind: "delete", category })}>
        Excluir
      </MenuItem>
    </Menu>
  );
}
