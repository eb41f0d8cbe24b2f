import { useState } from "react";
import { toast } from "#ui/toast.tsx";

/** A production sheet holds at most this many orders. */
const MAX_SELECTED = 100;

/** The selected orders, across all pages of the list. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  function select(id: string, isSelected: boolean) {
    if (isSelected && selected.size >= MAX_SELECTED) {
      toast.info(`Selecione no máximo ${MAX_SELECTED} pedidos por vez`);
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
