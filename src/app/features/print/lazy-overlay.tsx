import { lazy, Suspense } from "react";
import type { PrintOverlayProps } from "./print-overlay.tsx";

/**
 * In the browser the overlay is loaded on demand. After a deployment the file of an older page may be gone; the shirt
 * is then shown without print. On the server it is imported directly, because a page is rendered in one pass.
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
