import { ListPlus } from "lucide-react";
import { patchUrl } from "#app/features/options/patch-url.ts";
import { cx } from "#ui/cx.ts";

interface PatchThumbnailProps {
  /** Null for an option that is no patch. */
  imageUrl: string | null;
  alt?: string;
  className?: string;
}

/** A patch on a checkered ground, on which one sees where it is transparent. */
export function PatchThumbnail({ imageUrl, alt = "", className = "size-10" }: PatchThumbnailProps) {
  if (!imageUrl) {
    return (
      <span
        aria-hidden="true"
        className={cx("grid shrink-0 place-items-center rounded-inner bg-raised text-muted", className)}
      >
        <ListPlus className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={patchUrl(imageUrl, 320)}
      alt={alt}
      loading="lazy"
      className={cx("shrink-0 rounded-inner object-contain p-0.5", checkeredClass, className)}
    />
  );
}

/** Two greys between which dark and light patches show alike. */
const checkeredClass =
  "bg-[repeating-conic-gradient(var(--color-hover)_0_25%,var(--color-control)_0_50%)] bg-size-[12px_12px]";
