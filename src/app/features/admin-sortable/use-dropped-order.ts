import { useEffect, useMemo, useState } from "react";

/** Returns the order to show: the given one, or the one that was just dropped until the list has it too. */
export function useDroppedOrder(ids: readonly string[]) {
  const [dropped, setDropped] = useState<readonly string[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is newer than what was dropped
  useEffect(() => setDropped(undefined), [ids.join()]);

  const order = dropped ?? ids;
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal orders must be the same array, or every render would count as a change
  const stableOrder = useMemo(() => [...order], [order.join()]);
  return { order: stableOrder, setDropped };
}
