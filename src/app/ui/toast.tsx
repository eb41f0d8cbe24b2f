import { lazy, Suspense, useEffect, useState } from "react";
import { toast } from "./toast-store.ts";

export { toast } from "./toast-store.ts";

const loadViewport = () => import("./toast-viewport.tsx");
const ToastViewport = lazy(loadViewport);

/** Mounted once, in the root. The drawing part comes at the first press or key, so that it is there when a toast is. */
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
