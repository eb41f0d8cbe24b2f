import { useState } from "react";
import { toast } from "#ui/toast.tsx";
import { afterSelecting, MAX_SELECTED } from "./after-selecting.ts";

/** The selected orders, across all pages of the list. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  function selectMany(ids: readonly string[], isSelected: boolean) {
    const after = afterSelecting(selected, ids, isSelected);
    if (isSelected && ids.some((id) => !after.has(id)))
      toast.info(`Selecione no máximo ${MAX_SELECTED} pedidos por vez`);
    setSelected((before) => afterSelecting(before, ids, isSelected));
  }

  return {
    selected,
    select: (id: string, isSelected: boolean) => selectMany([id], isSelected),
    selectMany,
    /** Leaves only these selected. */
    keep: (ids: readonly string[]) => setSelected(new Set(ids)),
    clear: () => setSelected(new Set()),
  };
}
