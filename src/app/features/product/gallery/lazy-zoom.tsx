import { useState } from "react";
import { useLoaded } from "#ui/use-loaded.ts";
import type { GalleryZoomProps } from "./gallery-zoom.tsx";

const load = () => import("./gallery-zoom.tsx");

export const preloadZoom = () => void load().catch(() => {});

/** The full-screen zoom, loaded when it is first opened unless `preloadZoom` was called before. */
export function LazyZoom(props: GalleryZoomProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  return isUsed && <LoadedZoom {...props} />;
}

function LoadedZoom(props: GalleryZoomProps) {
  const loaded = useLoaded(load, props.open);
  return loaded && <loaded.GalleryZoom {...props} />;
}
