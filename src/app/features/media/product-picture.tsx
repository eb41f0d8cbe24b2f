import { Image } from "lucide-react";
import { useCallback, useState } from "react";
import type { RenditionWidth } from "#domain/media/picture.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { cx } from "#ui/cx.ts";
import { useBackgroundColor } from "#ui/use-inline-style.ts";
import { DashedShirt } from "./dashed-shirt.tsx";
import { type PicturePriority, ResponsivePicture } from "./responsive-picture.tsx";

/** The size used for pictures of unknown size, so that the layout does not shift. */
const STAGE = { width: 960, height: 1200 };

export interface ProductPictureProps {
  /** Null or an empty URL shows the placeholder. */
  picture: ShownPicture | null;
  /** Replaces the picture's own text. */
  alt?: string | undefined;
  sizes: string;
  widths?: readonly RenditionWidth[] | undefined;
  priority?: PicturePriority | undefined;
  /** Sets the shape of the frame; the default is that of a product card. */
  className?: string | undefined;
  /** Classes of the picture inside its frame, such as a hover effect. */
  imageClassName?: string | undefined;
}

/** A product's picture in its frame, or a placeholder where it has none or it does not load. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, className = "aspect-4/5 rounded-card" } = props;
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = picture?.url;
  const fail = useCallback(() => setFailedUrl(url), [url]);
  const ground = useBackgroundColor(picture?.color);
  const stage = cx("relative grid w-full place-items-center overflow-clip", className);

  if (!picture?.url) {
    return (
      <div className={cx(stage, "bands-stage")}>
        <DashedShirt label={props.alt ?? picture?.alt ?? "Sem imagem"} />
      </div>
    );
  }
  if (failedUrl === picture.url) {
    return (
      <div className={cx(stage, "bands-stage content-center gap-2 text-caption text-muted")}>
        <Image aria-hidden="true" className="size-6" />
        Imagem indisponível
      </div>
    );
  }
  return (
    <div className={cx(stage, !picture.color && "bands-stage")} style={ground}>
      <ResponsivePicture
        picture={{ ...picture, width: picture.width ?? STAGE.width, height: picture.height ?? STAGE.height }}
        alt={props.alt}
        sizes={props.sizes}
        widths={props.widths}
        priority={props.priority}
        onFail={fail}
        className={cx(
          "absolute inset-0 size-full",
          isShownWhole(picture) ? "object-contain" : "object-cover",
          props.imageClassName,
        )}
      />
    </div>
  );
}

/** A picture much wider than the frame would lose its sides, so it is shown whole. */
export function isShownWhole({ width, height }: Pick<ShownPicture, "width" | "height">): boolean {
  return width !== null && height !== null && width > height * 1.1;
}
