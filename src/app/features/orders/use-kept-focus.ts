import { useEffect, useRef } from "react";

/**
 * Keeps the focus in an area whose content changes by itself: if the control that had it has gone, the area's first part
 * that scripts may focus gets it. Nobody who is elsewhere is moved. Returns the props of the area.
 */
export function useKeptFocus(shown: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when something else is shown
  useEffect(() => {
    const area = ref.current;
    if (!area || !isInside.current || area.contains(document.activeElement)) return;
    area.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
  }, [shown]);

  return {
    ref,
    onFocus() {
      isInside.current = true;
    },
    // React reports no blur of what it removes itself.
    onBlur() {
      isInside.current = false;
    },
  };
}
