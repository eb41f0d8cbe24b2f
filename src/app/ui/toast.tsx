import { lazy, Suspense, useEffect, useState } from "react";
import { toast } from "./toast-store.ts";

export { toast } from "./toast-store.ts";

const loadViewport = () => import("./toast-viewport.tsx");
const ToastViewport = lazy(loadViewport);

/**
 * Mounted once, in the root. The component that renders toasts is loaded at the first click or key press, so that it is
 * ready for a toast.
 */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const options = { once: true, passive: true };
    const load = () => void loadViewport();
    window.addEventListener("pointerdown", load, options);
    window.addEventListener("keydown", load, options);
    const stopWaiting = toast.onWaiting(() => setWanted(true));
    return () => {
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
      stopWaiting();
    };
  }, []);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
