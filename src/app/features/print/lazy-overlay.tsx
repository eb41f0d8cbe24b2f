import { lazy, Suspense } from "react";
import type { PrintOverlayProps } from "./print-overlay.tsx";

/**
 * A browser fetches it when it is needed. A server that was renewed no longer has the file of an older page: the shirt then
 * stays bare. A page is rendered in one go, so the server has it from the start.
 */
const PrintOverlay = import.meta.env.SSR
  ? (await import("./print-overlay.tsx")).default
  : lazy(() => import("./print-overlay.tsx").catch(() => ({ default: () => null })));

export function LazyOverlay(props: PrintOverlayProps) {
  return (
    <Suspense fallback={null}>
      <PrintOverlay {...props} />
    </Suspense>
  );
}
