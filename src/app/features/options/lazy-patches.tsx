import { type ComponentType, lazy, Suspense } from "react";
import type { PatchOverlayProps } from "./patch-overlay.tsx";

/**
 * In the browser the overlay is loaded on demand, because most shirts have no patch. After a deployment the file of an
 * older page may be gone; the shirt is then shown without, and the text beside it still names it.
 */
const PatchOverlay = import.meta.env.SSR
  ? (await import("./patch-overlay.tsx")).default
  : lazy<ComponentType<PatchOverlayProps>>(() =>
      import("./patch-overlay.tsx").catch(() => ({ default: () => null })),
    );

export function LazyPatches(props: PatchOverlayProps) {
  return (
    <Suspense fallback={null}>
      <PatchOverlay {...props} />
    </Suspense>
  );
}
