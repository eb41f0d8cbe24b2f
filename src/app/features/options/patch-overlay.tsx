import type { RenditionWidth } from "#domain/media/picture.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { patchUrl } from "./patch-url.ts";

export interface PatchOverlayProps {
  patches: readonly Patch[];
  /** Must match the picture below: shown whole, or filling its frame. */
  shownWhole: boolean;
  /** The rendition that is sharp enough for the size of the picture. */
  width: RenditionWidth;
}

/** The height of the overlay's own coordinates; only its shape matters. */
const HEIGHT = 1000;

/** Patches, laid exactly over the front picture. Loaded when a shirt with one is first shown. */
export default function PatchOverlay({ patches, shownWhole, width }: PatchOverlayProps) {
  const frame = (patches[0]?.ratio ?? 1) * HEIGHT;
  return (
    <svg
      aria-hidden="true"
      data-patches={patches.map(({ place }) => place).join(" ")}
      viewBox={`0 0 ${frame} ${HEIGHT}`}
      preserveAspectRatio={`xMidYMid ${shownWhole ? "meet" : "slice"}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {patches.map(({ place, imageUrl, area }) => (
        <image
          key={place}
          href={patchUrl(imageUrl, width)}
          x={area.x * frame}
          y={area.y * HEIGHT}
          width={area.width * frame}
          height={area.height * HEIGHT}
        />
      ))}
    </svg>
  );
}
