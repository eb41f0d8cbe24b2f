import { ChevronDown, Pencil, Trash2 } from "lucide-react";
import { Menu, MenuItem } from "#ui/menu.tsx";
import type { OnAction } from "./category-action.ts";
import type { AdminCategory } from "./use-categories.ts";

/** Each chip opens the menu of that subcategory. */
export function SubcategoryChips({ category, onAction }: { category: AdminCategory; onAction: OnAction }) {
  const { name, subcategories } = category;
  if (subcategories.length === 0) return <span className="text-subtle">Nenhuma subcategoria</span>;
  return (
    <ul aria-label={`Subcategorias de ${name}`} className="flex flex-wrap gap-1.5">
      {subcategories.map((subcategory) => (
        <li key={subcategory.id} className="max-w-full">
          <Menu
            align="start"
            trigger={
              <button type="button" aria-label={`Subcategoria ${subcategory.name}`} className={chipClass}>
                <span className="truncate">{subcategory.name}</span>
                <ChevronDown className="size-4 text-muted" />
              </button>
            }
          >
            <MenuItem
              icon={<Pencil />}
              onSelect={() => onAction({ kind: "rename-subcategory", category, subcategory })}
            >
              Renomear
            </MenuItem>
            <MenuItem
              icon={<Trash2 />}
              destructive
              onSelect={() => onAction({ kind: "delete-subcategory", category, subcategory })}
            >
              Excluir
            </MenuItem>
          </Menu>
        </li>
      ))}
    </ul>
  );
}

const chipClass =
  "inline-flex h-9 max-w-full items-center gap-1 rounded-full border border-line bg-raised pr-2 pl-3 font-medium text-caption leading-none " +
  "transition-colors hover:bg-hover data-popup-open:bg-hover lg:h-7";
