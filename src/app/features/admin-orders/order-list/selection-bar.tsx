import { Printer } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { productionPath } from "../production-path.ts";

interface SelectionBarProps {
  selected: ReadonlySet<string>;
  onClear: () => void;
}

/** The bulk actions of the selected orders; the bar stays in reach while the list is scrolled. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  if (selected.size === 0) return null;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-card bg-raised p-3 pl-4 shadow-menu">
      <p role="status" className="mr-auto font-semibold">
        {selected.size === 1 ? "1 pedido selecionado" : `${selected.size} pedidos selecionados`}
      </p>
      <Button variant="ghost" size="app" onClick={onClear}>
        Limpar seleção
      </Button>
      <ButtonLink size="app" icon={<Printer />} to={productionPath([...selected])}>
        Ficha de produção
      </ButtonLink>
    </div>
  );
}
