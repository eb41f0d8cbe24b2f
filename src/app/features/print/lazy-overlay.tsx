import { lazy, Suspense } from "react";
import type { PrintOverlayProps } from "./print-overlay.tsx";

/** A server that was renewed no longer has the file of an older page: the shirt then stays bare. */
const PrintOverlay = lazy(() => import("./print-overlay.tsx").catch(() => ({ default: () => null })));

export function LazyOverlay(props: PrintOverlayProps) {
  return (
    <Suspense fallback={null}>
      <PrintOverlay {...props} />
    </Suspense>
  );
}
