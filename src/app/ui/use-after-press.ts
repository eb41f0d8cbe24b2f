import { useCallback, useEffect, useRef } from "react";

const ends = ["pointerup", "pointercancel"];

/**
 * Returns a function that does something once no pointer is pressed. A field that loses the focus to a press may show more
 * than before: what the press is on must not move from under it, or the press would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const set = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    addEventListener("pointerdown", set(true), options);
    for (const end of ends) addEventListener(end, set(false), options);
    return () => listeners.abort();
  }, []);

  return useCallback((work) => {
    if (!isPressed.current) return work();
    const listeners = new AbortController();
    const finish = () => {
      listeners.abort();
      // The click follows its pointer's end.
      setTimeout(work);
    };
    for (const end of ends) addEventListener(end, finish, { signal: listeners.signal });
  }, []);
}
