import { lazy, Suspense, useState } from "react";
import type { GalleryZoomProps } from "./gallery-zoom.tsx";

export const loadZoom = () => import("./gallery-zoom.tsx");
const GalleryZoom = lazy(loadZoom);

/** The full-screen zoom, loaded when it is first opened unless `loadZoom` was called before. */
export function LazyZoom(props: GalleryZoomProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  return (
    isUsed && (
      <Suspense fallback={null}>
        <GalleryZoom {...props} />
      </Suspense>
    )
  );
}
