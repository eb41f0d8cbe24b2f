import { useCallback } from "react";
import { pictureSources, type RenditionWidth } from "#domain/media/picture.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";

export type PicturePriority = boolean | "low";

export interface ResponsivePictureProps {
  picture: ShownPicture;
  alt?: string | undefined;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** Which renditions to offer; each one costs about 200 bytes of HTML. */
  widths?: readonly RenditionWidth[] | undefined;
  /** high: visible when the page opens, loaded before the others. low: loaded after them, although visible. */
  priority?: PicturePriority | undefined;
  className?: string | undefined;
  onFail: () => void;
}

/** Offers AVIF, WebP and the stored file in several widths; the browser chooses. */
export function ResponsivePicture(props: ResponsivePictureProps) {
  const { picture, alt = picture.alt, sizes, widths, priority = false, className, onFail } = props;
  const { src, sources } = pictureSources(picture.url, widths);

  // A picture may fail before hydration; React then misses its error event.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) onFail();
    },
    [onFail],
  );

  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={checkEarlyFailure}
        src={src}
        alt={alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={priority === true ? "eager" : "lazy"}
        fetchPriority={priority === true ? "high" : priority || undefined}
        decoding="async"
        onError={onFail}
        className={className}
      />
    </picture>
  );
}
