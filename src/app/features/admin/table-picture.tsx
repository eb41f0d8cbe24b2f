import { ImageOff } from "lucide-react";
import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import type { RenditionWidth } from "#domain/media/picture.ts";

export interface TablePictureProps {
  image: { image_url: string; width: number | null; height: number | null; dominant_color: string | null };
  alt: string;
  sizes: string;
  widths: readonly RenditionWidth[];
}

/** A small picture in a list that fills its box, with a placeholder where it does not load. */
export function TablePicture(props: TablePictureProps) {
  // The key resets the failed state when the URL changes.
  return <Picture key={props.image.image_url} {...props} />;
}

function Picture({ image, alt, sizes, widths }: TablePictureProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (failed) {
    return (
      <div
        role="img"
        aria-label={`${alt} (não carregou)`}
        className="grid size-full place-items-center text-subtle"
      >
        <ImageOff className="size-5" />
      </div>
    );
  }
  const { image_url: url, width, height, dominant_color: color } = image;
  return (
    <ResponsivePicture
      picture={{ url, alt, width, height, color }}
      sizes={sizes}
      widths={widths}
      onFail={fail}
      className="size-full object-cover"
    />
  );
}
