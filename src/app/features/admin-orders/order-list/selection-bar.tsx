import { Printer } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { PapersMenu } from "../papers/papers-menu.tsx";
import { productionPath } from "../production/production-path.ts";
import { BatchButton } from "../steps/batch/batch-button.tsx";
import { useUsesSteps } from "../steps/step-actions.ts";

interface SelectionBarProps {
  selected: ReadonlySet<string>;
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void;
  onClear: () => void;
}

/** Two such buttons fit beside each other at 375 px. */
const besideOnPhone = "max-md:flex-1 max-md:px-2!";

/** The bulk actions of the selected orders; the bar stays in reach while the list is scrolled. */
export function SelectionBar({ selected, onKeep, onClear }: SelectionBarProps) {
  const usesSteps = useUsesSteps();
  if (selected.size === 0) return null;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-card bg-raised p-3 pl-4 shadow-menu">
      <p role="status" className="mr-auto font-semibold">
        {selected.size === 1 ? "1 pedido selecionado" : `${selected.size} pedidos selecionados`}
      </p>
      <Button variant="ghost" size="app" onClick={onClear}>
        Limpar seleção
      </Button>
      {usesSteps && <BatchButton selected={selected} onKeep={onKeep} className={besideOnPhone} />}
      <PapersMenu ids={[...selected]} variant="outline" className={usesSteps ? besideOnPhone : undefined} />
      <ButtonLink
        size="app"
        icon={<Printer />}
        to={productionPath([...selected])}
        className={usesSteps ? besideOnPhone : undefined}
      >
        Ficha de produção
      </ButtonLink>
    </div>
  );
}
