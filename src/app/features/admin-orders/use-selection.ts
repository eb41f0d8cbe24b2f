import { useState } from "react";
import { toast } from "#ui/toast.tsx";

/** As many as fit on one production sheet. */
const MOST = 100;

/** The chosen orders, over all pages of the list. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  function select(id: string, isSelected: boolean) {
    if (isSelected && selected.size >= MOST) {
      toast.info(`Selecione no máximo ${MOST} pedidos por vez`);
      return;
    }
    setSelected((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }

  return { selected, select, clear: () => setSelected(new Set()) };
}
