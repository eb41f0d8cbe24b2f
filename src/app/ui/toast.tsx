import { type ComponentType, useEffect, useState } from "react";
import { toast } from "./toast-store.ts";

export { toast } from "./toast-store.ts";

const loadViewport = async () => (await import("./toast-viewport.tsx")).default;

/**
 * Mounted once, in the root. The component that renders toasts is loaded at the first click or key press, so that it is
 * ready for a toast. Without a connection it is tried again: the toasts wait for it.
 */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  const [Viewport, setViewport] = useState<ComponentType>();

  useEffect(() => toast.onWaiting(() => setWanted(true)), []);

  useEffect(() => {
    if (Viewport) return;
    const load = () =>
      loadViewport().then(
        (loaded) => setViewport(() => loaded),
        () => undefined,
      );
    if (wanted) load();
    const occasions = ["pointerdown", "keydown", "online"];
    for (const occasion of occasions) window.addEventListener(occasion, load, { passive: true });
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, load);
    };
  }, [wanted, Viewport]);

  return wanted && Viewport ? <Viewport /> : null;
}
