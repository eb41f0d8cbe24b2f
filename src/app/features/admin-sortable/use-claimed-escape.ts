import { useEffect } from "react";

/**
 * While an item is dragged, Esc cancels only the drag: a dialog around the list sees a handled event and stays open.
 */
export function useClaimedEscape(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    const claim = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
    };
    window.addEventListener("keydown", claim, { capture: true });
    return () => window.removeEventListener("keydown", claim, { capture: true });
  }, [isDragging]);
}
