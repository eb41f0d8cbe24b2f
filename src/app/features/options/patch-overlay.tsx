import type { RenditionWidth } from "#domain/media/picture.ts";
import { layoutPatches } from "#domain/options/layout-patches.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { patchUrl } from "./patch-url.ts";

export interface PatchOverlayProps {
  patches: readonly Patch[];
  /** Must match the picture below: shown whole, or filling its frame. */
  shownWhole: boolean;
  /** The rendition that is sharp enough for the size of the picture. */
  width: RenditionWidth;
}

/** Patches, laid exactly over the front picture. Loaded when a shirt with one is first shown. */
export default function PatchOverlay({ patches, shownWhole, width }: PatchOverlayProps) {
  const layout = layoutPatches(patches);
  return (
    <svg
      aria-hidden="true"
      data-patches={patches.map(({ place }) => place).join(" ")}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio={`xMidYMid ${shownWhole ? "meet" : "slice"}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {layout.boxes.map(({ patch, ...box }) => (
        <image key={patch.place} href={patchUrl(patch.imageUrl, width)} {...box} />
      ))}
    </svg>
  );
}
