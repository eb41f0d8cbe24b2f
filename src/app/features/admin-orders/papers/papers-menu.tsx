import { ClipboardList, PackageOpen, Tag } from "lucide-react";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Menu, MenuLink } from "#ui/menu.tsx";
import { papersPath } from "./papers-path.ts";

interface PapersMenuProps {
  ids: readonly string[];
  variant: ButtonProps["variant"];
  className?: string | undefined;
}

/** Leads to what is printed for the parcels of these orders. */
export function PapersMenu({ ids, variant, className }: PapersMenuProps) {
  const isOne = ids.length === 1;
  return (
    <Menu
      trigger={
        <Button variant={variant} size="app" icon={<PackageOpen />} className={className}>
          Papéis do envio
        </Button>
      }
    >
      <MenuLink to={papersPath("romaneios", ids)} icon={<ClipboardList />}>
        {isOne ? "Romaneio" : "Romaneios"}
      </MenuLink>
      <MenuLink to={papersPath("etiquetas", ids)} icon={<Tag />}>
        {isOne ? "Etiqueta" : "Etiquetas"}
      </MenuLink>
    </Menu>
  );
}
